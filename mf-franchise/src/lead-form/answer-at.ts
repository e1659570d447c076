import { addDays, workingDayUpTo } from '@amberlane/contract/domain/working-days';
import { COUNTRY_TIME_ZONE, type Country } from '@amberlane/contract/site';
import { zonedDay } from '@amberlane/ui';

/** An instant on the day by which the office of a country answers what was sent at `sent` (ms), as the API counts it. */
export function answerAt(sent: number, days: number, country: Country): string {
  const day = zonedDay(new Date(sent).toISOString(), COUNTRY_TIME_ZONE[country]);
  // Noon in London is the same day in every country that we serve.
  return `${workingDayUpTo(addDays(day, days), country)}T12:00:00.000Z`;
}
