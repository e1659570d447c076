import { useIntl } from '@amberlane/core';

/** An ISO date in the words of the reader: `20 Nov 2026`. */
export function RuleDay({ of }: { of: string }) {
  const text = useIntl().formatDate(`${of}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    // Browsers know other names of months than the server's Intl; both are right.
    <time dateTime={of} suppressHydrationWarning>
      {text}
    </time>
  );
}
