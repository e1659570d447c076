import { describe, expect, it } from '@jest/globals';
import { withOwnDay, withOwnSpan } from './date-text.ts';
import { formattingTag } from './markets.ts';

const FRENCH = formattingTag({ country: 'MA', locale: 'fr' });
const plain = (text: string): string => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

const written = (day: string, options: Intl.DateTimeFormatOptions, tag = FRENCH): string =>
  plain(withOwnDay(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T09:00:00Z`)), tag));
const spanned = (from: string, to: string): string =>
  plain(withOwnDay(new Intl.DateTimeFormat(FRENCH, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(new Date(`${from}T09:00:00Z`), new Date(`${to}T09:00:00Z`)), FRENCH));

describe('the first of a month in French', () => {
  it.each([
    ['2026-12-01', { day: 'numeric', month: 'short' }, '1er déc.'],
    ['2026-12-01', { weekday: 'short', day: 'numeric', month: 'short' }, 'mar. 1er déc.'],
    ['2026-01-01', { dateStyle: 'long' }, '1er janvier 2026'],
    ['2026-12-01', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }, '1er déc. 2026, 09:00'],
    ['2026-12-01', { dateStyle: 'short' }, '01/12/2026'],
    ['2026-12-11', { day: 'numeric', month: 'short' }, '11 déc.'],
    ['2026-12-21', { day: 'numeric', month: 'short' }, '21 déc.'],
  ] as const)('%s with %j is %s', (day, options, text) => {
    expect(written(day, options)).toBe(text);
  });

  it('is an ordinal in spans of days too', () => {
    expect(spanned('2026-11-30', '2026-12-01')).toBe('30 nov. – 1er déc.');
    expect(spanned('2026-12-01', '2026-12-04')).toBe('1er–4 déc.');
    expect(spanned('2026-12-11', '2026-12-14')).toBe('11–14 déc.');
  });
});

describe('a day from right to left', () => {
  const ARABIC = formattingTag({ country: 'SA', locale: 'ar' });
  const URDU = formattingTag({ country: 'PK', locale: 'ur' });

  it.each([
    [ARABIC, { dateStyle: 'long' }, '1\u00a0ديسمبر\u00a02026'],
    [ARABIC, { weekday: 'long', day: 'numeric', month: 'long' }, 'الثلاثاء، 1\u00a0ديسمبر'],
    [URDU, { dateStyle: 'long' }, '1\u00a0دسمبر\u00a02026'],
    [URDU, { month: 'long', year: 'numeric' }, 'دسمبر\u00a02026'],
    [URDU, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }, '1\u00a0دسمبر\u00a02026، 09:00'],
  ] as const)('stays on one line, in %s with %j', (tag, options, text) => {
    expect(withOwnDay(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date('2026-12-01T09:00:00Z')), tag)).toBe(text);
  });
});

it.each(['en-NG-u-ca-gregory-nu-latn', 'tr-TR-u-ca-gregory-nu-latn'])('dates of %s stay as Intl writes them', (tag) => {
  expect(written('2026-12-01', { day: 'numeric', month: 'short' }, tag)).toMatch(/^1\P{L}/u);
});

describe('a span of days', () => {
  const span = (tag: string, from: string, to: string): string =>
    plain(withOwnSpan(new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(new Date(`${from}T09:00:00Z`), new Date(`${to}T09:00:00Z`)), tag));
  const CHINESE = formattingTag({ country: 'CN', locale: 'zh-CN' });
  const TURKISH = formattingTag({ country: 'TR', locale: 'tr' });

  it.each([
    [CHINESE, '2026-12-04', '2026-12-10', '12月4日–10日'],
    [CHINESE, '2026-11-28', '2026-12-02', '11月28日–12月2日'],
    [CHINESE, '2026-12-04', '2026-12-04', '12月4日'],
    [TURKISH, '2026-12-04', '2026-12-10', '4–10 Ara'],
    [TURKISH, '2026-11-28', '2026-12-02', '28 Kas – 2 Ara'],
    [FRENCH, '2026-11-28', '2026-12-02', '28 nov. – 2 déc.'],
  ])('in %s from %s to %s is %s', (tag, from, to, text) => {
    expect(span(tag, from, to)).toBe(text);
  });
});
