import { useIntl } from '@amberlane/core';

/** `20 Nov` in the words and order of the language, for narrow columns; the day is that of the IANA zone. */
export function ShortDate({ at, zone }: { at: string; zone: string }) {
  const date = useIntl().formatDate(at, { timeZone: zone, day: 'numeric', month: 'short' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {date}
    </time>
  );
}
