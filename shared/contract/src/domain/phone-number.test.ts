import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '../site/markets.ts';
import { fromE164, NUMBERING_PLANS, toE164 } from './phone-number.ts';

describe('phone numbers', () => {
  it.each(COUNTRIES)('of %s come back as they were typed', (country) => {
    const { sample } = NUMBERING_PLANS[country];
    const number = toE164({ country, typed: sample });
    expect(number).toMatch(/^\+\d{11,13}$/);
    expect(fromE164(number, country)).toEqual({ country, typed: sample.replaceAll(' ', '') });
  });

  it('lose the digit that is dialled at home only, and take any script’s digits', () => {
    expect(toE164({ country: 'SA', typed: '٠٥١ ٢٣٤ ٥٦٧٨' })).toBe('+966512345678');
    expect(toE164({ country: 'PK', typed: '۰۳۰۱۲۳۴۵۶۷۸' })).toBe('+923012345678');
  });

  it('keep a country code that was typed', () => {
    expect(toE164({ country: 'SA', typed: '+234 802 123 4567' })).toBe('+2348021234567');
    expect(toE164({ country: 'SA', typed: '00971501234567' })).toBe('+971501234567');
  });
});
