import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, LOCALES } from '@amberlane/contract/site';
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

  it('have phone rules without repeated groups or open-ended repeats, which could be made to run for ever', () => {
    for (const { phoneRegex } of STARTING_COUNTRIES) expect(phoneRegex).toMatch(/^\^\(\?:[^()*+{}]*(\\\+)?[^()*+{}]*\)\?[^()*+]*\$$/);
  });
});

describe('opening hours as text', () => {
  const pakistan = STARTING_COUNTRIES.find(({ code }) => code === 'PK')?.hours ?? [];

  it.each([
    ['en', 'Mon–Fri 9:30–18:00, Sat 9:30–13:30'],
    ['zh-CN', '周一至周五 9:30–18:00，周六 9:30–13:30'],
    ['fr', 'lun.–ven. 9\u00a0h\u00a030–18\u00a0h, sam. 9\u00a0h\u00a030–13\u00a0h\u00a030'],
    ['ar', 'الاثنين – الجمعة 9:30–18:00، السبت 9:30–13:30'],
    ['ur', 'پیر تا جمعہ 9:30–18:00، ہفتہ 9:30–13:30'],
    ['tr', 'Pzt–Cum 09.30–18.00, Cmt 09.30–13.30'],
  ] as const)('%s: %s', (locale, text) => {
    expect(openingHoursText(pakistan, locale)).toBe(text);
  });
});
