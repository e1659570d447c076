/** The clock of the reader's country, and that of the hub. */
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { LocalClock } from '../../clock/local-clock.tsx';
import { stopsFrom } from '../../lane-map/lane-stops.ts';
import css from './clocks.module.css';

export function Clocks() {
  const label = useIntl().formatMessage({ id: 'home.clocks.title' });
  const { country: here } = useMarket();
  return (
    <ol className={css.clocks} role="list" aria-label={label}>
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
  );
}
