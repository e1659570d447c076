import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, VisuallyHidden } from '@amberlane/ui';
import type { JourneyStop } from './journey-stops.ts';
import css from './stop-list.module.css';

interface StopListProps {
  readonly stops: readonly JourneyStop[];
  /** The parcel has left the city of its newest event. */
  readonly hasLeft: boolean;
  readonly id: string;
}

/** The map in words: each city with what it is to the parcel. */
export function StopList({ stops, hasLeft, id }: StopListProps) {
  return (
    <ol className={css.stops} id={id} role="list">
      {stops.map(({ place, state }, index) => (
        <li key={index} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {index > 0 ? <Icon of={icons.arrow} className={css.arrow} /> : null}
          <span>{place.name}</span>
          {state === 'now' ? (
            <span className={css.state}>
              <FormattedMessage id={hasLeft ? 'track.journey.left' : 'track.journey.now'} />
            </span>
          ) : (
            <VisuallyHidden>
              <FormattedMessage id={`track.journey.${state}`} />
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ol>
  );
}
