/** One clock a country, the reader’s first. */
import { useRef } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { LocalClock } from '../../clock/local-clock.tsx';
import { stopsFrom } from './lane-stops.ts';
import { useScrollsSideways } from './use-scrolls-sideways.ts';
import css from './clocks.module.css';

export function Clocks() {
  const label = useIntl().formatMessage({ id: 'home.clocks.title' });
  const { country: here } = useMarket();
  const strip = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(strip);
  return (
    // What scrolls sideways must be reachable by key.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={strip} className={css.strip} role="group" aria-label={label} tabIndex={scrolls ? 0 : undefined}>
      <ol className={css.clocks} role="list">
        {stopsFrom(here).map(({ country }) => (
          <li key={country} className={country === here ? css.here : css.clock}>
            <LocalClock country={country} className={css.time} />
            <FormattedMessage id={`home.city.${country}`} />
            {country === here && (
              <span className={css.note}>
                <FormattedMessage id="home.clocks.here" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
