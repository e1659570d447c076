import { useMarket } from '@amberlane/core';
import { Ltr } from '../ltr/ltr.tsx';
import { clockTime, dateName, dayName, longDayName, utcOffset } from './zoned-time.ts';

interface TimeProps {
  /** ISO instant. */
  readonly at: string;
  /** IANA zone of the place where it happened. */
  readonly zone: string;
  /** `clock`: 09:42; `zoned`: 09:42 UTC+1; `date`: 20 Nov; `day`: Fri 20 Nov; `long`: Friday, 20 November, in a sentence; `full`: Fri 20 Nov 09:42 UTC+1. */
  readonly show?: 'clock' | 'zoned' | 'date' | 'day' | 'long' | 'full';
}

/** An instant in the local time of its place. */
export function Time({ at, zone, show = 'clock' }: TimeProps) {
  const { formatting } = useMarket();
  const clock = clockTime(at, zone);
  if (show === 'clock') return <Instant at={at} clock={clock} />;
  if (show === 'date') return <Instant at={at} day={dateName(at, zone, formatting)} />;
  if (show === 'day') return <Instant at={at} day={dayName(at, zone, formatting)} />;
  if (show === 'long') return <Instant at={at} day={longDayName(at, zone, formatting)} />;
  const zoned = `${clock} ${utcOffset(at, zone)}`;
  return <Instant at={at} day={show === 'full' ? dayName(at, zone, formatting) : ''} clock={zoned} />;
}

function Instant({ at, day = '', clock = '' }: { at: string; day?: string; clock?: string }) {
  const dayPart = day && clock ? `${day} ` : day;
  return (
    // Browsers know other names of days and months than the server's Intl; both are right.
    <time dateTime={at} suppressHydrationWarning>
      {dayPart}
      {clock ? <Ltr>{clock}</Ltr> : null}
    </time>
  );
}
