import { FormattedMessage } from '@amberlane/core';
import { Time, utcOffset } from '@amberlane/ui';
import { useOwnZone } from './own-zone.ts';

/** An instant on the clock of its place, and on the reader's own where that is another. The server knows the place alone. */
export function BothTimes({ at, zone, place }: { at: string; zone: string; place: string }) {
  const own = useOwnZone(zone);
  const there = <Time key="there" at={at} zone={zone} show="full" />;
  if (utcOffset(at, own) === utcOffset(at, zone)) return <FormattedMessage id="delivery-choice.time.place" values={{ time: there, place }} />;
  return <FormattedMessage id="delivery-choice.time.both" values={{ time: there, place, own: <Time key="own" at={at} zone={own} show="full" /> }} />;
}
