import { useIntl } from '@amberlane/core';
import type { LandRow } from '../map/land-rows.ts';
import { FRAME, landPath } from './journey-frame.ts';
import { stopLabels, type JourneyMarks, type PlacedStop } from './journey-marks.ts';
import css from './journey-map.module.css';

interface JourneyMapProps {
  readonly marks: JourneyMarks;
  /** null until it has been fetched; the journey reads without it. */
  readonly land: readonly LandRow[] | null;
  /** Id of the list that says the same. */
  readonly listId: string;
}

/** Units of the drawing: 13 px on a phone of 360 px. */
const NAME_SIZE = 19;

/** The journey on a map that never mirrors: done legs solid, expected ones dotted, a ring where the parcel is (VISUAL §1, §7). */
export function JourneyMap({ marks: { frame, legs, stops }, land, listId }: JourneyMapProps) {
  const intl = useIntl();
  // Of cities that lie together all; where that is too long the one that matters most, then its country.
  const namesOf = ({ stop: { place }, cities }: PlacedStop): string[] => [cities.join(' / '), place.name, intl.formatDisplayName(place.country, { type: 'region' }) ?? ''];
  const ground = land && landPath(land, frame);
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className={css.map} role="img" aria-label={intl.formatMessage({ id: 'track.journey.map' })} aria-describedby={listId}>
      {/* The server drew it; React, which has no land yet when it starts, leaves what stands in the page. */}
      <path className={css.land} d={ground?.d} strokeWidth={ground?.width} suppressHydrationWarning />
      {legs.map(({ d, done }, index) => (
        <path key={index} className={done ? css.done : css.ahead} d={d} />
      ))}
      {stops.map(({ stop: { place, state }, at: [cx, cy] }) => (
        <g key={place.code}>
          {state === 'now' ? <circle className={css.ring} cx={cx} cy={cy} r={8} /> : null}
          <circle className={css[state]} cx={cx} cy={cy} r={state === 'now' ? 3.5 : 5} />
        </g>
      ))}
      {stopLabels(stops, namesOf, NAME_SIZE).map(({ text, at: [x, y], anchor }) => (
        <text key={text} className={css.label} x={x} y={y} textAnchor={anchor} fontSize={NAME_SIZE}>
          {text}
        </text>
      ))}
    </svg>
  );
}
