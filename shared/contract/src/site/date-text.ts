/** A day that Intl wrote, as the language writes it. */

/** A 1 that is no part of a longer figure, before a month in letters or the end of a span of days. */
const FIRST_OF_MONTH = /(^|\D)1(?=\s\p{L}|\s?[-–]\s?\d)/gu;

/** French names the first of a month by its ordinal, `1er déc.`, which Intl does not know; all else stays. `tag` is the one that the date was formatted with. */
export const withOrdinalDay = (written: string, tag: string): string => (tag.startsWith('fr') ? written.replace(FIRST_OF_MONTH, '$11er') : written);
