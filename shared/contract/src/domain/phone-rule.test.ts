import { describe, expect, it } from '@jest/globals';
import { compilePhoneRule, fitsRule, phoneFault, readPhone, type PhoneRule } from './phone-rule.ts';

const RULES: readonly PhoneRule[] = [
  { code: 'TR', phoneRegex: '^(?:\\+?90|0)?5\\d{9}$', contactRegex: '^(?:\\+?90|0)?[2-5]\\d{9}$' },
  { code: 'CN', phoneRegex: '^(?:\\+?86)?1[3-9]\\d{9}$', contactRegex: '^(?:\\+?86|0)?(?:1[3-9]\\d{9}|[2-9]\\d{9})$' },
];

describe('the rule of a country', () => {
  it('decides', () => {
    const rule = compilePhoneRule('^(?:\\+?234|0)?[789]\\d{9}$');
    expect(fitsRule('+2348021234567', rule)).toBe(true);
    expect(fitsRule('+2341021234567', rule)).toBe(false);
  });

  it('gives way to E.164 when it is missing, broken or would take for ever', () => {
    for (const source of [undefined, '', '(', '^(\\d+)+$', '^(a|aa)*$', `^${'\\d?'.repeat(200)}$`, '(\\d)\\1']) {
      expect(fitsRule('+2348021234567', compilePhoneRule(source))).toBe(true);
      expect(fitsRule('+23', compilePhoneRule(source))).toBe(false);
    }
  });

  it.each([
    ['a mobile', '+905012345678', 'TR', null, null],
    ['a landline', '+902123456789', 'TR', 'mobileRequired', null],
    ['a number that is too short', '+9050123456', 'TR', 'phone', 'phone'],
    ['a number of another country', '+8613123456789', 'TR', 'phone', 'phone'],
  ] as const)('%s, for a courier and for a company', (_name, number, country, mobile, any) => {
    expect([phoneFault(number, country, RULES, 'mobile'), phoneFault(number, country, RULES, 'any')]).toEqual([mobile, any]);
  });

  it('takes any line of an API that names mobiles alone, and any number without rules', () => {
    const older: readonly PhoneRule[] = [{ code: 'TR', phoneRegex: '^\\+905\\d{9}$' }];
    expect([phoneFault('+902123456789', 'TR', older, 'any'), phoneFault('+902123456789', 'TR', older, 'mobile')]).toEqual([null, 'phone']);
    expect([phoneFault('+902123456789', 'TR', undefined, 'any'), phoneFault('+902123456789', 'TR', undefined, 'mobile')]).toEqual([null, null]);
  });
});

describe('a typed number', () => {
  it.each([
    ['0212 345 67 89', '+902123456789'],
    ['+90 (212) 345-67-89', '+902123456789'],
    ['00902123456789', '+902123456789'],
    ['٠٢١٢٣٤٥٦٧٨٩', '+902123456789'],
    // A spreadsheet keeps it as a number.
    ['902123456789', '+902123456789'],
  ])('%s is %s', (typed, number) => {
    expect(readPhone({ typed, country: 'TR', use: 'any' }, RULES)).toEqual({ number });
  });

  it('is none with letters in it', () => {
    expect(readPhone({ typed: '0212 345 67 89 ext', country: 'TR', use: 'any' }, RULES)).toEqual({ fault: 'phone' });
    expect(readPhone({ typed: '9.0212E+11', country: 'TR', use: 'any' }, RULES)).toEqual({ fault: 'phone' });
  });

  it('may be of another service country where that is said', () => {
    const abroad = { typed: '+86 20 8123 4567', country: 'TR', use: 'any' } as const;
    expect(readPhone(abroad, RULES)).toEqual({ fault: 'phone' });
    expect(readPhone({ ...abroad, abroad: true }, RULES)).toEqual({ number: '+862081234567' });
    expect(readPhone({ ...abroad, typed: '+1 202 555 0123', abroad: true }, RULES)).toEqual({ fault: 'phone' });
  });
});
