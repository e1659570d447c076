import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { COUNTRY_TIME_ZONE } from '@amberlane/contract/site';
import { ButtonLink, Chip, DisclosureRow, EmptyState, Icon, icons, Notice, TextLink, Time } from '@amberlane/ui';
import type { ListedPoint, PointList as Answer } from '../../api/points-api.ts';
import { commonServices, usualWeek, type CommonServices, type PointGroup } from '../../points/choose-points.ts';
import { HoursLine } from '../../points/hours-line.tsx';
import type { Opening } from '../../points/opening.ts';
import { pointsAddress, withTrait, type PointFilter } from '../../points/point-filter.ts';
import { PointRow } from '../../points/point-row.tsx';
import { ServiceNames } from '../../points/service-name.tsx';
import { haveSameWeek } from '../../points/week-hours.ts';
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

const SPACE = ' ';

/** More than these of a province are folded behind the first. */
const LONG = 8;
const FIRST = 6;

/** The points in their groups, or why there are none. */
export function PointList({ list, filter, groups, openingOf, isNear, onChoose, pointed, onPoint }: PointListProps) {
  const points = groups.flatMap((group) => group.points);
  const numbers = new Map(points.map(({ siteCode }, index) => [siteCode, index + 1]));
  const common = commonServices(points);
  const week = usualWeek(points);
  if (points.length === 0) return <Nothing list={list} filter={filter} />;
  const far = (distance: ReactNode): ReactNode =>
    isNear ? <FormattedMessage id="points.distance.fromYou" values={{ distance }} /> : <FormattedMessage id="points.distance.fromPlace" values={{ distance, spot: <bdi key="spot">{list.place?.name}</bdi> }} />;
  const rowsOf = (shown: readonly ListedPoint[]) => (
    <ul role="list">
      {shown.map((point) => (
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
            <PointRow point={point} number={numbers.get(point.siteCode) ?? 0} opening={openingOf(point)} far={far} onChoose={onChoose} said={common.services} isWeekSaid={week !== null && haveSameWeek(point.hours, week)} />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Sum list={list} filter={filter} groups={groups} isNear={isNear} common={common} week={week} openingOf={openingOf} />
      <Cities groups={groups} />
      {groups.map((group, index) => (
        // Keys are names of provinces, with spaces and in any script: no ids.
        <section key={group.key} className={css.group} aria-labelledby={`group-${index}`}>
          <h2 id={`group-${index}`} className={css.title}>
            <GroupTitle group={group} list={list} />
          </h2>
          <Folded group={group} rowsOf={rowsOf} />
        </section>
      ))}
      {groups.some(({ key }) => key === 'near') ? <AllPoints filter={filter} /> : null}
    </>
  );
}

interface SumProps extends Pick<PointListProps, 'list' | 'filter' | 'groups' | 'isNear' | 'openingOf'> {
  readonly common: CommonServices;
  readonly week: ListedPoint['hours'] | null;
}

/** How many there are, which are open while most are not, what all or most of them do, when most are open, and what the list leaves out. */
function Sum({ list, filter, groups, isNear, common, week, openingOf }: SumProps) {
  const { country } = filter;
  const open = (points: readonly ListedPoint[] = []): number => points.filter(({ closedForGood }) => !closedForGood).length;
  const found = open(groups.find(({ key }) => key === 'found')?.points);
  return (
    <>
      <p className={`${css.sum} ${css.counted}`} role="status">
        <b>
          {list.place && found > 0 && !isNear ? (
            <FormattedMessage id="points.countFor" values={{ count: found, place: <bdi>{list.place.name}</bdi> }} />
          ) : (
            <FormattedMessage id="points.count" values={{ count: open(groups.flatMap(({ points }) => points)), country: <FormattedMessage id={`points.country.${country}`} /> }} />
          )}
        </b>
        <span className={css.asOf}>
          <FormattedMessage id="points.asOf" values={{ time: <Time at={list.asOf} zone={COUNTRY_TIME_ZONE[country]} show="clock" /> }} />
        </span>
        <OpenNow points={list.points} filter={filter} openingOf={openingOf} />
      </p>
      {common.services.length === 0 ? null : (
        <p className={css.sum}>
          <span>
            <FormattedMessage id="points.common" values={{ which: common.isEverywhere ? 'all' : 'most', services: <ServiceNames services={common.services} /> }} />
          </span>
        </p>
      )}
      {week === null ? null : (
        <p className={css.sum}>
          <span>
            <FormattedMessage id="points.usualHours" values={{ hours: <HoursLine key="hours" hours={week} /> }} />
          </span>
        </p>
      )}
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
    </>
  );
}

/** How many are open, where most are not; on phones, whose filters are folded, as the way to them. */
function OpenNow({ points, filter, openingOf }: { points: readonly ListedPoint[] } & Pick<PointListProps, 'filter' | 'openingOf'>) {
  const market = useMarket();
  const told = points.filter(({ closedForGood }) => !closedForGood);
  const open = told.filter((point) => openingOf(point).isOpen).length;
  if (open === 0 || open * 2 >= told.length || filter.traits.includes('open')) return null;
  const count = <FormattedMessage id="points.openNow" values={{ count: open }} />;
  return (
    <>
      <span className={css.openCount}>{count}</span>
      <span className={css.openLink}>
        <Chip to={pointsAddress(withTrait(filter, 'open'), market)}>{count}</Chip>
      </span>
    </>
  );
}

/** Ways down to the parts of a long list; on phones folded, so that the first point comes before them. */
function Cities({ groups }: Pick<PointListProps, 'groups'>) {
  const label = useIntl().formatMessage({ id: 'points.cities' });
  const places = groups.flatMap(({ heading, points }, index) => (heading?.kind === 'province' ? [{ name: heading.city ?? heading.name, count: points.length, index }] : []));
  if (places.length < 2) return null;
  return (
    <nav className={css.cities} aria-label={label}>
      {/* The reader may have opened it before React runs. */}
      <details className={css.jump} suppressHydrationWarning>
        <summary>
          {label}
          <Icon of={icons.down} />
        </summary>
        <div className={css.links}>
          {places.map(({ name, count, index }) => (
            <TextLink key={index} href={`#group-${index}`}>
              <bdi>{name}</bdi>
              {SPACE}
              <span className={css.number}>{count}</span>
            </TextLink>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** The rows of a group; those of a long one after its first ones are opened by a press. */
function Folded({ group: { heading, points }, rowsOf }: { group: PointGroup; rowsOf: (shown: readonly ListedPoint[]) => ReactNode }) {
  if (heading?.kind !== 'province' || points.length <= LONG) return rowsOf(points);
  return (
    <>
      {rowsOf(points.slice(0, FIRST))}
      <div className={css.rest}>
        <DisclosureRow summary={<FormattedMessage id="points.more" values={{ count: points.length - FIRST, place: <bdi key="place">{heading.city ?? heading.name}</bdi> }} />}>{rowsOf(points.slice(FIRST))}</DisclosureRow>
      </div>
    </>
  );
}

function AllPoints({ filter }: Pick<PointListProps, 'filter'>) {
  return (
    <p className={css.all}>
      <TextLink kind="more" to={pointsAddress({ ...filter, search: '' }, useMarket())}>
        <FormattedMessage id="points.empty.all" values={{ country: <FormattedMessage id={`points.country.${filter.country}`} /> }} />
      </TextLink>
    </p>
  );
}

function GroupTitle({ group: { heading }, list }: { group: PointGroup; list: Answer }) {
  if (heading?.kind === 'province') return <ProvinceTitle {...heading} />;
  if (heading?.kind === 'found') return <FormattedMessage id="points.group.found" values={{ place: <bdi>{list.place?.name}</bdi> }} />;
  return <FormattedMessage id={heading?.kind === 'beyond' ? 'points.group.beyond' : 'points.group.nearest'} />;
}

/** The only city of a province heads it, since that is what readers look for; in Chinese it follows its province. */
function ProvinceTitle({ name, city }: { name: string; city: string | null }) {
  const { locale } = useMarket();
  if (city === null || city === name) return <bdi>{name}</bdi>;
  if (locale === 'zh-CN') return <bdi>{name.concat(city)}</bdi>;
  return (
    <>
      <bdi>{city}</bdi>{' '}
      <small>
        <bdi>{name}</bdi>
      </small>
    </>
  );
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
