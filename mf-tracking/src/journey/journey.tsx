import { useId, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { EventCode, TrackedWaybill } from '@amberlane/contract/calls/tracking';
import { JourneyMap } from './journey-map.tsx';
import { journeyMarks } from './journey-marks.ts';
import { journeyStops } from './journey-stops.ts';
import { StopList } from './stop-list.tsx';
import { useLand } from './use-land.ts';
import css from './journey.module.css';

interface JourneyProps {
  readonly waybill: TrackedWaybill;
  /** The row is open from the start: its map comes with the page, that of any other row when it is seen. */
  readonly open: boolean;
  /** Above it, where it stands alone. */
  readonly heading?: ReactNode;
}

/** After these the parcel is between two cities. */
const LEAVING: ReadonlySet<EventCode | undefined> = new Set<EventCode>(['DEPARTED_AIR', 'ORIGIN_HUB_OUT', 'DEST_HUB_OUT']);

/** From city to city on a map and as a list; without positions the list alone, with one city nothing. */
export function Journey({ waybill, open, heading }: JourneyProps) {
  const listId = useId();
  const stops = useMemo(() => journeyStops(waybill), [waybill]);
  const marks = useMemo(() => journeyMarks(stops), [stops]);
  const { place, seen, land } = useLand(marks !== null);
  if (stops.length < 2) return null;
  return (
    <>
      {heading}
      <figure ref={place} className={css.journey}>
        {marks ? <div className={css.map}>{open || seen ? <JourneyMap marks={marks} land={land} listId={listId} /> : null}</div> : null}
        <StopList stops={stops} hasLeft={LEAVING.has(waybill.events[0]?.code)} id={listId} />
        <figcaption className={css.note}>
          <FormattedMessage id="track.journey.note" />
        </figcaption>
      </figure>
    </>
  );
}
