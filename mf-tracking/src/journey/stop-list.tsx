import { FormattedMessage } from '@amberlane/core';
import { Icon, icons, VisuallyHidden } from '@amberlane/ui';
import type { JourneyStop } from './journey-stops.ts';
import css from './stop-list.module.css';

/** The map in words: each city with what it is to the parcel. */
export function StopList({ stops, id }: { stops: readonly JourneyStop[]; id: string }) {
  return (
    <ol className={css.stops} id={id} role="list">
      {stops.map(({ place, state }, index) => (
        <li key={index} className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {index > 0 ? <Icon of={icons.arrow} className={css.arrow} /> : null}
          <span>{place.name}</span>
          {state === 'now' ? (
            <span className={css.state}>
              <FormattedMessage id="track.journey.now" />
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
