import { FormattedMessage } from '@amberlane/core';
import type { TrackEvent } from '@amberlane/contract/calls/tracking';
import { Time } from '@amberlane/ui';
import { useMyTime, useShownZone } from '../../clock/shown-zone.ts';
import { relativeDay } from './relative-day.ts';

/** When and where an event was; today and yesterday are called so. `asOf`: ISO instant of the answer. */
export function LatestTime({ event: { occurredAt, place }, asOf }: { event: TrackEvent; asOf: string }) {
  const mine = useMyTime();
  const zone = useShownZone()(place.timeZone);
  const values = {
    time: <Time key="time" at={occurredAt} zone={zone} show={mine ? 'zoned' : 'clock'} />,
    day: <Time key="day" at={occurredAt} zone={zone} show="day" />,
    place: place.name,
  };
  const day = relativeDay(occurredAt, asOf, zone);
  return <FormattedMessage id={mine ? `track.row.mine.${day}` : `track.row.${day}`} values={values} />;
}
