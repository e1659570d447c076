/** A day that Intl wrote, as the language writes it. */

/** A 1 that is no part of a longer figure, before a month in letters or the end of a span of days. */
const FIRST_OF_MONTH = /(^|\D)1(?=\s\p{L}|\s?[-–]\s?\d)/gu;

/** French names the first of a month by its ordinal, `1er déc.`, which Intl does not know; all else stays. `tag` is the one that the date was formatted with. */
export const withOrdinalDay = (written: string, tag: string): string => (tag.startsWith('fr') ? written.replace(FIRST_OF_MONTH, '$11er') : written);

/** `12/4 – 12/10`: what Intl makes of two Chinese days. */
const CHINESE_DAYS = /^(\d+)\/(\d+)\s–\s(\d+)\/(\d+)$/u;

/** A span of days as the language writes it: `12月4日–10日` in Chinese, for which Intl knows slashes only, `4–10 Ara` in Turkish, where two figures want no spaces between them. */
export function withOwnSpan(written: string, tag: string): string {
  if (tag.startsWith('tr')) return written.replace(/(\d)\s–\s(\d)/gu, '$1–$2');
  if (!tag.startsWith('zh')) return written;
  return written.replace(CHINESE_DAYS, (_span, month: string, day: string, lastMonth: string, lastDay: string) => `${month}月${day}日–${lastMonth === month ? '' : `${lastMonth}月`}${lastDay}日`);
}
