import { expect, it } from '@jest/globals';
import { COUNTRIES, MARKETS } from '@amberlane/contract/site';
import { calendarWords, firstWeekday } from './calendar-words.ts';

interface WeekOfRegion {
  getWeekInfo(): { readonly firstDay: number };
}

it('begins the week where the country does, as the platform’s own data say', () => {
  for (const country of COUNTRIES) {
    const region = new Intl.Locale(`en-${country}`) as Intl.Locale & WeekOfRegion;
    expect([country, firstWeekday(country)]).toEqual([country, region.getWeekInfo().firstDay % 7]);
  }
});

it('names months and days in the language of the page, Sunday first', () => {
  expect(calendarWords({ country: 'TR', locale: 'tr' }).months.slice(0, 2)).toEqual(['Ocak', 'Şubat']);
  expect(calendarWords({ country: 'EG', locale: 'ar' }).weekdays[0]).toBe('الأحد');
  expect(calendarWords({ country: 'GH', locale: 'en' }).weekdaysMin).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});

it('has a different name for each month and each column of a month, everywhere', () => {
  for (const market of MARKETS) {
    const words = calendarWords(market);
    for (const names of [words.months, words.weekdays, words.weekdaysMin]) expect(new Set(names).size).toBe(names.length);
  }
});
