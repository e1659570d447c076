/**
 * The lane at this hour: what happened last, what it carries, counted by the API, and the clock of each country (VISUAL §9
 * "Figures", §17 "Updates board"). Without updates the countries and points have their place.
 */
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import type { LaneFigures } from '@amberlane/contract/calls/lane-figures';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { clockTime, Ltr } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { Section } from '../../section/section.tsx';
import { Clocks } from './clocks.tsx';
import { LaneCounts, tellsOfTracking } from './lane-counts.tsx';
import { useLaneFigures } from './lane-figures-api.ts';
import { useNetworkUpdates } from './network-updates-api.ts';
import { UpdatesBoard } from './updates-board.tsx';
import css from './lane-now.module.css';

export function LaneNow() {
  const figures = useLaneFigures();
  const updates = useNetworkUpdates();
  const counted = figures && tellsOfTracking(figures) ? <Counted {...figures} /> : null;
  return (
    <Section id="now" title={<FormattedMessage id="home.now.title" />}>
      {/* No picture beside the board: the page has no bytes left for one before the first touch. */}
      {updates ? (
        <div className={css.board}>
          <UpdatesBoard {...updates} />
          <div>
            <LaneCounts figures={figures} besideBoard />
            {counted}
            <Clocks />
          </div>
        </div>
      ) : (
        <>
          <div className={css.counts}>
            <LaneCounts figures={figures} />
            <Scene src={scenes.hub} className={css.scene} />
          </div>
          {counted}
          <Clocks />
        </>
      )}
    </Section>
  );
}

/** What the figures are based on, and when. */
function Counted({ countedAt }: LaneFigures) {
  const intl = useIntl();
  const { country } = useMarket();
  const zone = COUNTRY_TIME_ZONE[country];
  const counted = {
    // Browsers know other names of months than the server's Intl; both are right.
    date: (
      <time key="date" dateTime={countedAt} suppressHydrationWarning>
        {intl.formatDate(countedAt, { timeZone: zone, day: 'numeric', month: 'short' })}
      </time>
    ),
    time: <Ltr key="time">{clockTime(countedAt, zone)}</Ltr>,
    country,
    city: <FormattedMessage key="city" id={`home.city.${country}`} />,
  };
  return (
    <p className={css.counted}>
      <FormattedMessage id="home.now.counted" values={counted} />
    </p>
  );
}
