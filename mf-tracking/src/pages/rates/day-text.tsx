import { useIntl } from '@amberlane/core';

/** `20 November 2026` for an ISO date, in the words and order of the language. */
export function DayText({ day }: { day: string }) {
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={day} suppressHydrationWarning>
      {useIntl().formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
