/** One clock a country: its distance from UTC on the page, its time of day once React runs. */
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { clockTime } from '@amberlane/ui';
import { useCurrentMinute } from './current-minute.ts';
import { stopsFrom, utcLabel } from './lane-stops.ts';
import css from './clocks.module.css';

export function Clocks() {
  const label = useIntl().formatMessage({ id: 'home.clocks.title' });
  const { country: here } = useMarket();
  const minute = useCurrentMinute();
  return (
    // It scrolls sideways on small screens, so it must be reachable by key.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.strip} role="group" aria-label={label} tabIndex={0}>
      <ol className={css.clocks} role="list">
        {stopsFrom(here).map(({ country, utcOffsets }) => (
          <li key={country} className={country === here ? css.here : css.clock}>
            <bdi className={css.time} dir="ltr">
              {minute === null ? utcLabel(utcOffsets) : clockTime(minute, COUNTRY_TIME_ZONE[country])}
            </bdi>
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
