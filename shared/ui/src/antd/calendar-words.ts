/** Names of months and weekdays for date pickers, in the language and by the week of the reader's country. */
import { formattingTag, marketSegment, type Country, type Market } from '@amberlane/contract/site';

/** Countries whose week does not begin on Monday (CLDR 48, `weekData`); 0 is Sunday. */
const FIRST_WEEKDAY: Readonly<Partial<Record<Country, number>>> = { EG: 6, KE: 0, PK: 0, SA: 0 };

export const firstWeekday = (country: Country): number => FIRST_WEEKDAY[country] ?? 1;

/** A locale as dayjs takes it. */
export interface CalendarWords {
  /** Key under which the words are registered: `eg-ar`. */
  readonly name: string;
  readonly months: string[];
  readonly monthsShort: string[];
  readonly weekdays: string[];
  readonly weekdaysShort: string[];
  readonly weekdaysMin: string[];
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly ordinal: (day: number) => string;
  /** Not used by pickers; dayjs wants them named. */
  readonly formats: Record<string, string>;
  readonly relativeTime: Record<string, string>;
}

/** 2023-01-01 was a Sunday. */
const dayOf2023 = (month: number, day: number): Date => new Date(Date.UTC(2023, month, day));
const MONTHS = Array.from({ length: 12 }, (_, month) => dayOf2023(month, 1));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => dayOf2023(0, 1 + day));

export function calendarWords(market: Market): CalendarWords {
  const names = (days: readonly Date[], options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(formattingTag(market), { ...options, timeZone: 'UTC' });
    return days.map((day) => format.format(day));
  };
  return {
    name: marketSegment(market),
    months: names(MONTHS, { month: 'long' }),
    monthsShort: names(MONTHS, { month: 'short' }),
    weekdays: names(WEEKDAYS, { weekday: 'long' }),
    weekdaysShort: names(WEEKDAYS, { weekday: 'short' }),
    // Arabic has one letter for each day and no shorter name; in the other languages letters of two days are the same
    weekdaysMin: names(WEEKDAYS, { weekday: market.locale === 'ar' ? 'narrow' : 'short' }),
    weekStart: firstWeekday(market.country) as CalendarWords['weekStart'],
    ordinal: String,
    formats: {},
    relativeTime: {},
  };
}
