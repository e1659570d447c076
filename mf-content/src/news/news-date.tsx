import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { useIntl, useMarket } from '@amberlane/core';

/** The day of publication where the reader is: `14 November 2026`. */
export function NewsDate({ at }: { at: string }) {
  const { country } = useMarket();
  const day = useIntl().formatDate(at, { timeZone: COUNTRY_TIME_ZONE[country], day: 'numeric', month: 'long', year: 'numeric' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {day}
    </time>
  );
}
