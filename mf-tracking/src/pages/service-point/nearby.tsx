import { useMemo } from 'react';
import { FormattedMessage, useMarket, useSelector } from '@amberlane/core';
import { TextLink } from '@amberlane/ui';
import { pointsApi, type PointDetails } from '../../api/points-api.ts';
import { useOpening } from '../../points/opening.ts';
import { POINTS_PATH } from '../../points/point-filter.ts';
import { PointRow } from '../../points/point-row.tsx';
import { haveSameWeek } from '../../points/week-hours.ts';
import { nearbyQuery } from './load.ts';
import css from './page.module.css';

const SHOWN = 3;

/** The nearest others. Without them the page has what it is for. */
export function Nearby({ point }: { point: PointDetails }) {
  const { locale } = useMarket();
  const select = useMemo(() => pointsApi.endpoints.pointsAround.select(nearbyQuery(point, { locale })), [point, locale]);
  const { data = [] } = useSelector(select);
  const openingOf = useOpening(point.asOf);
  const others = data.filter(({ siteCode, closedForGood }) => siteCode !== point.siteCode && !closedForGood).slice(0, SHOWN);
  return (
    <section className={css.nearby} {...(others.length > 0 && { 'aria-labelledby': 'point-nearby' })}>
      {others.length > 0 ? (
        <>
          <h2 id="point-nearby" className={css.title}>
            <FormattedMessage id="point.nearby.title" />
          </h2>
          <ul role="list" className={css.others}>
            {others.map((other) => (
              <li key={other.siteCode}>
                <PointRow point={other} isWeekSaid={haveSameWeek(other.hours, point.hours)} opening={openingOf(other)} far={(distance) => <FormattedMessage id="point.nearby.from" values={{ distance }} />} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <TextLink kind="back" to={POINTS_PATH}>
          <FormattedMessage id="point.back" />
        </TextLink>
      </p>
    </section>
  );
}
