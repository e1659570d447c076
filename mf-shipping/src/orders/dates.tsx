/** Days and times of orders in the zone of the reader's country. */
import { useIntl, useMarket } from '@amberlane/core';
import type { OrderRow } from './order-calls.ts';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';

/** `16 Nov 2026`; `at` is an ISO instant. */
export function DayOf({ at }: { at: string }) {
  const { country } = useMarket();
  return <time dateTime={at}>{useIntl().formatDate(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone: COUNTRY_TIME_ZONE[country] })}</time>;
}

/** `16 Nov` of this year, `16 Nov 2025` of an earlier one; `at` is an ISO instant. */
export function ShortDay({ at }: { at: string }) {
  const { country } = useMarket();
  const isThisYear = at.slice(0, 4) === new Date().toISOString().slice(0, 4);
  const timeZone = COUNTRY_TIME_ZONE[country];
  return (
    <time dateTime={at} suppressHydrationWarning>
      {useIntl().formatDate(at, { day: 'numeric', month: 'short', timeZone, ...(isThisYear ? {} : { year: 'numeric' }) })}
    </time>
  );
}

/** `16 Nov 2026` of an ISO date, which is the same day everywhere. */
export function CalendarDay({ of }: { of: string }) {
  return <time dateTime={of}>{useIntl().formatDate(`${of}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}</time>;
}

/** `28 Nov – 1 Dec`: when a parcel is expected, in the zone of its destination. */
export const ExpectedDays = ({ of: { from, to, timeZone } }: { of: NonNullable<OrderRow['expected']> }) =>
  useIntl().formatDateTimeRange(new Date(from), new Date(to), { day: 'numeric', month: 'short', timeZone });
