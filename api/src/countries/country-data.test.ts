import { describe, expect, it } from '@jest/globals';
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { compilePhoneRule, phoneFault, readPhone } from '@amberlane/contract/domain/phone-rule';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { STARTING_COUNTRIES } from './country-data.ts';
import { openingHoursText } from './opening-hours-text.ts';

const ruleOf = (code: string): RegExp => new RegExp(STARTING_COUNTRIES.find((country) => country.code === code)?.phoneRegex ?? '(?!)');

describe('countries', () => {
  it('are the eleven of the site, each named in six languages', () => {
    expect(STARTING_COUNTRIES.map(({ code }) => code)).toEqual(COUNTRIES);
    for (const { names } of STARTING_COUNTRIES) expect(LOCALES.every((locale) => names[locale].trim().length > 1)).toBe(true);
  });

  it('have one default', () => {
    expect(STARTING_COUNTRIES.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['GH']);
  });

  it.each([
    ['NG', '08021234567', '+2348021234567'],
    ['GH', '0231234567', '+233231234567'],
    ['KE', '0712123456', '+254112123456'],
    ['UG', '0712345678', '+256712345678'],
    ['MA', '0650123456', '+212750123456'],
    ['EG', '01001234567', '+201001234567'],
    ['SA', '0512345678', '+966512345678'],
    ['AE', '0501234567', '+971501234567'],
    ['PK', '03012345678', '+923012345678'],
    ['CN', '13123456789', '+8613123456789'],
    ['TR', '05012345678', '+905012345678'],
  ])('%s takes mobile numbers at home and from abroad, and nothing shorter', (code, national, international) => {
    expect([national, international].map((phone) => ruleOf(code).test(phone))).toEqual([true, true]);
    expect([national.slice(0, -1), `${national}0`, '', `${national} x`].map((phone) => ruleOf(code).test(phone))).toEqual([false, false, false, false]);
  });

  it('have phone rules that can be made to run no long time: the page takes them, no group is repeated, nothing is open-ended', () => {
    for (const rule of STARTING_COUNTRIES.flatMap(({ phoneRegex, contactRegex }) => [phoneRegex, contactRegex])) {
      expect(compilePhoneRule(rule).source).toBe(new RegExp(rule).source);
      expect(rule.replace(/\\\+\?/g, '')).not.toMatch(/[*+]|\)\{/);
    }
  });

  it.each([
    ['TR', '0212 345 67 89'], ['CN', '020 8123 4567'], ['CN', '010 8123 4567'], ['SA', '011 234 5678'], ['EG', '02 2345 6789'], ['GH', '030 277 1234'],
    ['AE', '04 234 5678'], ['PK', '021 111 123 456'], ['MA', '0522 12 34 56'], ['KE', '020 271 2345'], ['NG', '0201 280 0142'], ['UG', '0414 123 456'],
  ] as const)('%s: a company may be called on %s, which no courier can text', (country, typed) => {
    expect(readPhone({ typed, country, use: 'any' }, STARTING_COUNTRIES)).toMatchObject({ number: expect.stringMatching(/^\+/) });
    expect(readPhone({ typed, country, use: 'mobile' }, STARTING_COUNTRIES)).toEqual({ fault: 'mobileRequired' });
  });

  // Ghana's landlines once stood in the rule of its mobiles; a plan of the library is newer than ours whenever this fails.
  it.each(COUNTRIES)('%s: every mobile and landline of the numbering plan fits the rules', (code) => {
    const refused = numbersOf(code).filter(({ number, type }) => phoneFault(number, code, STARTING_COUNTRIES, /MOBILE/.test(type) ? 'mobile' : 'any') !== null);
    expect(refused).toEqual([]);
    const landlines = numbersOf(code).filter(({ type }) => type === 'FIXED_LINE');
    expect(landlines.length).toBeGreaterThan(0);
    expect(landlines.filter(({ number }) => phoneFault(number, code, STARTING_COUNTRIES, 'mobile') === null)).toEqual([]);
  });
});

/** A number of each block of three digits and of each length that the plan has for people and companies. */
function numbersOf(code: Country): { readonly number: string; readonly type: string }[] {
  const blocks = Array.from({ length: 900 }, (_, index) => String(index + 100));
  // China's seven digits are service numbers behind an area code.
  const lengths = code === 'CN' ? [10, 11] : [7, 8, 9, 10, 11];
  return blocks.flatMap((block) =>
    lengths.flatMap((length) => {
      const read = parsePhoneNumberFromString(`+${getCountryCallingCode(code)}${block.padEnd(length, '2345678901')}`);
      const type = read?.country === code ? read.getType() : undefined;
      return read && type !== undefined && /^(?:FIXED_LINE|MOBILE|FIXED_LINE_OR_MOBILE)$/.test(type) ? [{ number: read.number, type }] : [];
    }),
  );
}

describe('opening hours as text', () => {
  /** They keep hours on one line from right to left. */
  const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');
  const pakistan = STARTING_COUNTRIES.find(({ code }) => code === 'PK')?.hours ?? [];

  it.each([
    ['en', 'Mon–Fri 09:30–18:00, Sat 09:30–13:30'],
    ['zh-CN', '周一至周五 09:30–18:00，周六 09:30–13:30'],
    ['fr', 'lun.–ven. 09:30–18:00, sam. 09:30–13:30'],
    ['ar', 'الاثنين – الجمعة 09:30–18:00، السبت 09:30–13:30'],
    ['ur', 'پیر تا جمعہ 09:30–18:00، ہفتہ 09:30–13:30'],
    ['tr', 'Pzt–Cum 09:30–18:00, Cmt 09:30–13:30'],
  ] as const)('%s: %s', (locale, text) => {
    expect(withoutJoiners(openingHoursText(pakistan, locale))).toBe(text);
  });

  it.each([
    ['en', 'Every day 09:00–17:00', 'Sat and Sun 10:00–14:00'],
    ['zh-CN', '每天 09:00–17:00', '周六和周日 10:00–14:00'],
    ['fr', 'Tous les jours 09:00–17:00', 'sam. et dim. 10:00–14:00'],
    ['ar', 'يوميًا 09:00–17:00', 'السبت والأحد 10:00–14:00'],
    ['ur', 'روزانہ 09:00–17:00', 'ہفتہ اور اتوار 10:00–14:00'],
    ['tr', 'Her gün 09:00–17:00', 'Cmt ve Paz 10:00–14:00'],
  ] as const)('%s: %s, %s', (locale, week, pair) => {
    expect(withoutJoiners(openingHoursText([{ days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '17:00' }], locale))).toBe(week);
    expect(withoutJoiners(openingHoursText([{ days: [6, 7], from: '10:00', to: '14:00' }], locale))).toBe(pair);
  });
});
