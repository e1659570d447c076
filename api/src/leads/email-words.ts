/** Days and references inside the lines of an email. Pure. */
import type { Locale } from '@amberlane/contract/site';
import { withOwnDay } from '@amberlane/contract/site/date-text';

/** The day in the office's own time, Gregorian and in Latin digits in every language. */
export const dayOf = (moment: Date, locale: Locale, timeZone: string): string =>
  withOwnDay(new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'full', timeZone }).format(moment), locale);

/** Isolated, so that a right-to-left line does not turn it around. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
