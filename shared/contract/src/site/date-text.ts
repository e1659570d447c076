/** A day that Intl wrote, as the language writes it. */
const NO_BREAK = '\u00a0';

/** A 1 that is no part of a longer figure, before a month in letters or the end of a span of days. */
const FIRST_OF_MONTH = /(^|\D)1(?=\s\p{L}|\s?[-–]\s?\d)/gu;

/** Urdu sets no comma between month and year. */
const COMMA_BEFORE_YEAR = /(?<=\p{L})،\s(?=\d{4})/gu;

/** Between the figures of a day or a year and the name of its month. */
const BESIDE_MONTH = /(?<=\d)\s(?=\p{L})|(?<=\p{L})\s(?=\d{4}(?!\d))/gu;

/**
 * A day as the language writes it. French names the first of a month by its ordinal, `1er déc.`; Arabic and Urdu keep day,
 * month and year on one line, since a figure that is alone at the start of a line reads as another sentence's. `tag` is the
 * one that the date was formatted with; in other languages all stays.
 */
export function withOwnDay(written: string, tag: string): string {
  if (tag.startsWith('fr')) return written.replace(FIRST_OF_MONTH, '$11er');
  if (tag.startsWith('ur')) return written.replace(COMMA_BEFORE_YEAR, ' ').replace(BESIDE_MONTH, NO_BREAK);
  return tag.startsWith('ar') ? written.replace(BESIDE_MONTH, NO_BREAK) : written;
}

/** `12/4 – 12/10`: what Intl makes of two Chinese days. */
const CHINESE_DAYS = /^(\d+)\/(\d+)\s–\s(\d+)\/(\d+)$/u;

/** A span of days as the language writes it: `12月4日–10日` in Chinese, for which Intl knows slashes only, `4–10 Ara` in Turkish, where two figures want no spaces between them. */
export function withOwnSpan(written: string, tag: string): string {
  if (tag.startsWith('tr')) return written.replace(/(\d)\s–\s(\d)/gu, '$1–$2');
  if (!tag.startsWith('zh')) return written;
  return written.replace(CHINESE_DAYS, (_span, month: string, day: string, lastMonth: string, lastDay: string) => `${month}月${day}日–${lastMonth === month ? '' : `${lastMonth}月`}${lastDay}日`);
}
