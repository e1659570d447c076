/** The lane at this hour: what it carries, counted by the API, and the clock of each country (VISUAL §9 "Figures"). */
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { clockTime, Ltr } from '@amberlane/ui';
import { Section } from '../../section/section.tsx';
import { Clocks } from './clocks.tsx';
import { LaneCounts } from './lane-counts.tsx';
import { useLaneFigures } from './lane-figures-api.ts';
import css from './lane-now.module.css';

export function LaneNow() {
  const intl = useIntl();
  const { country } = useMarket();
  const figures = useLaneFigures();
  if (!figures) {
    return (
      <Section id="clocks" title={<FormattedMessage id="home.clocks.title" />} lead={<FormattedMessage id="home.clocks.lead" />}>
        <Clocks />
      </Section>
    );
  }
  const zone = COUNTRY_TIME_ZONE[country];
  const counted = {
    // Browsers know other names of months than the server's Intl; both are right.
    date: (
      <time key="date" dateTime={figures.countedAt} suppressHydrationWarning>
        {intl.formatDate(figures.countedAt, { timeZone: zone, day: 'numeric', month: 'short' })}
      </time>
    ),
    time: <Ltr key="time">{clockTime(figures.countedAt, zone)}</Ltr>,
    city: <FormattedMessage key="city" id={`home.city.${country}`} />,
  };
  return (
    <Section id="now" title={<FormattedMessage id="home.now.title" />}>
      <p className={css.counted}>
        <FormattedMessage id="home.now.counted" values={counted} />
      </p>
      <LaneCounts figures={figures} />
      <div className={css.clocks}>
        <Clocks />
        <p className={css.note}>
          <FormattedMessage id="home.clocks.lead" />
        </p>
      </div>
    </Section>
  );
}
