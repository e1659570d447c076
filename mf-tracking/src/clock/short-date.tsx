import { useIntl } from '@amberlane/core';

/** `20 Nov`, or `28–29 Nov` with `to`, in the words and order of the language, for narrow columns; days are those of the IANA zone. */
export function ShortDate({ at, to = at, zone }: { at: string; to?: string; zone: string }) {
  const date = useIntl().formatDateTimeRange(new Date(at), new Date(to), { timeZone: zone, day: 'numeric', month: 'short' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {date}
    </time>
  );
}
