/** The clock of the reader's country, and that of the hub. */
import { FormattedMessage, useMarket } from '@amberlane/core';
import { LocalClock } from '../../clock/local-clock.tsx';
import { stopsFrom } from '../../lane-map/lane-stops.ts';
import { headingId } from '../../section/section.tsx';
import css from './clocks.module.css';

export function Clocks() {
  const { country: here } = useMarket();
  return (
    <div className={css.place}>
      <h3 id={headingId('clocks')} className={css.title}>
        <FormattedMessage id="home.clocks.title" />
      </h3>
      <ol className={css.clocks} role="list" aria-labelledby={headingId('clocks')}>
        {stopsFrom(here).filter(({ country }) => country === here || country === 'CN').map(({ country }) => (
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
