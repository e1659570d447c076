import type { ReactNode } from 'react';
import { FormattedMessage, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { ButtonLink, EmptyState, Notice, TextLink, Time } from '@amberlane/ui';
import type { ListedPoint, PointList as Answer } from '../../api/points-api.ts';
import type { PointGroup } from '../../points/choose-points.ts';
import type { Opening } from '../../points/opening.ts';
import { pointsAddress, type PointFilter } from '../../points/point-filter.ts';
import { PointRow } from '../../points/point-row.tsx';
import css from './point-list.module.css';

interface PointListProps {
  readonly list: Answer;
  readonly filter: PointFilter;
  readonly groups: readonly PointGroup[];
  readonly openingOf: (point: ListedPoint) => Opening;
  /** Distances are from the reader. */
  readonly isNear: boolean;
  /** Shows a point on this page. */
  readonly onChoose: (siteCode: string) => void;
  /** The one that is pointed at, here or on the map; null for none. */
  readonly pointed: string | null;
  readonly onPoint: (siteCode: string | null) => void;
}

/** The points in their groups, or why there are none. */
export function PointList({ list, filter, groups, openingOf, isNear, onChoose, pointed, onPoint }: PointListProps) {
  const { country } = filter;
  const market = useMarket();
  const shown = groups.reduce((sum, { points }) => sum + points.length, 0);
  const numbers = new Map(groups.flatMap(({ points }) => points).map(({ siteCode }, index) => [siteCode, index + 1]));
  const found = groups.find(({ key }) => key === 'found')?.points.length ?? 0;
  if (shown === 0) return <Nothing list={list} filter={filter} />;
  const far = (distance: ReactNode): ReactNode =>
    isNear ? <FormattedMessage id="points.distance.fromYou" values={{ distance }} /> : <FormattedMessage id="points.distance.fromPlace" values={{ distance, spot: <bdi key="spot">{list.place?.name}</bdi> }} />;
  return (
    <>
      <p className={css.sum} role="status">
        <b>
          {list.place && found > 0 && !isNear ? (
            <FormattedMessage id="points.countFor" values={{ count: found, place: <bdi>{list.place.name}</bdi> }} />
          ) : (
            <FormattedMessage id="points.count" values={{ count: shown, country: <FormattedMessage id={`points.country.${country}`} /> }} />
          )}
        </b>
        <span>
          <FormattedMessage id="points.asOf" values={{ time: <Time at={list.asOf} zone={COUNTRY_TIME_ZONE[country]} show="zoned" /> }} />
        </span>
      </p>
      {list.total > list.points.length ? (
        <Notice>
          <FormattedMessage id="points.tooMany" values={{ count: list.points.length }} />
        </Notice>
      ) : null}
      {list.place?.siteCodes.length === 0 && !isNear ? (
        <Notice>
          <FormattedMessage id="points.group.none" values={{ place: <bdi>{list.place.name}</bdi> }} />
        </Notice>
      ) : null}
      {groups.map((group, index) => (
        // Keys are names of provinces, with spaces and in any script: no ids.
        <section key={group.key} className={css.group} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className={css.title}>
            <GroupTitle group={group} list={list} />
          </h2>
          <ul role="list">
            {group.points.map((point) => (
              <li key={point.siteCode}>
                <div
                  role="presentation"
                  className={css.item}
                  data-pointed={pointed === point.siteCode || undefined}
                  onMouseEnter={() => onPoint(point.siteCode)}
                  onMouseLeave={() => onPoint(null)}
                  onFocus={() => onPoint(point.siteCode)}
                  onBlur={() => onPoint(null)}
                >
                  <PointRow point={point} number={numbers.get(point.siteCode) ?? 0} opening={openingOf(point)} far={far} onChoose={onChoose} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.some(({ key }) => key === 'near') ? (
        <p className={css.all}>
          <TextLink kind="more" to={pointsAddress({ ...filter, search: '' }, market)}>
            <FormattedMessage id="points.empty.all" values={{ country: <FormattedMessage id={`points.country.${country}`} /> }} />
          </TextLink>
        </p>
      ) : null}
    </>
  );
}

function GroupTitle({ group: { heading }, list }: { group: PointGroup; list: Answer }) {
  if (heading?.kind === 'province') return <bdi>{heading.name}</bdi>;
  if (heading?.kind === 'found') return <FormattedMessage id="points.group.found" values={{ place: <bdi>{list.place?.name}</bdi> }} />;
  return <FormattedMessage id={heading?.kind === 'beyond' ? 'points.group.beyond' : 'points.group.nearest'} />;
}

/** A place that nobody knows is named at the field; filters that fit nothing are named here. */
function Nothing({ list, filter }: Pick<PointListProps, 'list' | 'filter'>) {
  const market = useMarket();
  const country = <FormattedMessage id={`points.country.${filter.country}`} />;
  const isFiltered = list.points.length > 0;
  return (
    <EmptyState
      level={2}
      title={<FormattedMessage id={isFiltered ? 'points.empty.filters' : 'points.empty.place'} />}
      action={
        <ButtonLink to={pointsAddress({ ...filter, traits: [], day: null, search: isFiltered ? filter.search : '' }, market)}>
          <FormattedMessage id={isFiltered ? 'points.empty.clear' : 'points.empty.all'} values={{ country }} />
        </ButtonLink>
      }
    >
      <p>
        <FormattedMessage id={isFiltered ? 'points.empty.filtersText' : 'points.empty.placeText'} />
      </p>
    </EmptyState>
  );
}
