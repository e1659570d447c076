import { useIntl } from '@amberlane/core';
import { useElapsed } from './elapsed.ts';
import { relativeSpan } from './relative-span.ts';

interface RelativeTimeProps {
  /** ISO instant. */
  readonly at: string;
  /** The server's time when it answered, ISO: clocks of devices are wrong by minutes and days, so only their pace is trusted. */
  readonly now: string;
}

/** `12 minutes ago`, kept up to date each minute. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { value, unit } = relativeSpan(Date.parse(at), Date.parse(now) + useElapsed(now));
  const text = useIntl().formatRelativeTime(value, unit, { numeric: unit === 'day' || value === 0 ? 'auto' : 'always' });
  return (
    // Browsers may know other words than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {text}
    </time>
  );
}
