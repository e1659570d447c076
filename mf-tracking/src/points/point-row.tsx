import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from '@amberlane/core';
import { Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import type { ListedPoint } from '../api/points-api.ts';
import { AddressLines } from './address-lines.tsx';
import { ClosureNote } from './closure-note.tsx';
import { directionsTo } from './directions.ts';
import { DistanceText } from './distance-text.tsx';
import { HoursLine } from './hours-line.tsx';
import type { Opening } from './opening.ts';
import { OpeningLine } from './opening-line.tsx';
import { pointPath } from './point-filter.ts';
import { ServiceNames } from './service-name.tsx';
import css from './point-row.module.css';

interface PointRowProps {
  readonly point: ListedPoint;
  readonly opening: Opening;
  /** On its mark of the map, from 1; left out where there is no map. */
  readonly number?: number;
  /** The distance with the place that it is counted from. */
  readonly far: (distance: ReactNode) => ReactNode;
  /** Shows it on this page; without, and in a new tab, its link leads to its own. */
  readonly onChoose?: (siteCode: string) => void;
  /** Services that are said above the list; those it does not offer are named. */
  readonly said?: ListedPoint['services'];
  /** Its week is said elsewhere on the page. */
  readonly isWeekSaid?: boolean;
}

/** A point in a list: whether it is open, where it is, what can be done there. */
export function PointRow({ point, opening, number, far, onChoose, said = [], isWeekSaid = false }: PointRowProps) {
  const { siteCode, siteName, hours, distanceMetres, closedForGood } = point;
  // A point that never closes, or never opens again, says so in its state.
  const hasWeek = opening.changesAt !== null && !isWeekSaid;
  return (
    <article className={number === undefined ? css.row : `${css.row} ${css.numbered}`} aria-labelledby={`point-${siteCode}`}>
      {number === undefined ? null : (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={css.head}>
        <h3 id={`point-${siteCode}`} className={css.name}>
          <TextLink to={pointPath(siteCode)} onClick={(event) => onChoose && opensHere(event) && onChoose(siteCode)}>
            {siteName}
          </TextLink>
        </h3>
        {distanceMetres === null ? null : (
          <p className={css.distance}>
            {far(
              <b key="distance">
                <DistanceText metres={distanceMetres} />
              </b>,
            )}
          </p>
        )}
      </div>
      <div className={css.state}>
        <OpeningLine point={point} opening={opening} />
        {hasWeek ? (
          <p className={css.week}>
            <HoursLine hours={hours} />
          </p>
        ) : null}
      </div>
      <ClosureNote point={point} isOpen={opening.isOpen} />
      <AddressLines {...point} brief />
      <ServiceList point={point} said={said} />
      {closedForGood ? null : <Ways point={point} />}
    </article>
  );
}

/** What can be done there; the name says what kind of point it is. */
function ServiceList({ point: { services, closedForGood }, said }: { point: ListedPoint; said: ListedPoint['services'] }) {
  const offered = closedForGood ? [] : services.filter((service) => !said.includes(service));
  const lacking = closedForGood ? [] : said.filter((service) => !services.includes(service));
  return (
    <>
      {offered.length === 0 ? null : (
        <p className={css.week}>
          {said.length === 0 ? <ServiceNames services={offered} /> : <FormattedMessage id="points.also" values={{ services: <ServiceNames services={offered} /> }} />}
        </p>
      )}
      {lacking.length === 0 ? null : (
        <p className={css.week}>
          {lacking.length > 1 && offered.length === 0 ? (
            <FormattedMessage id="points.only" values={{ services: <ServiceNames services={services} /> }} />
          ) : (
            <FormattedMessage id="points.lacking" values={{ services: <ServiceNames services={lacking} /> }} />
          )}
        </p>
      )}
    </>
  );
}

function Ways({ point }: { point: ListedPoint }) {
  const { siteName, phone } = point;
  return (
    <p className={css.ways}>
      <TextLink href={directionsTo(point)} aria-label={useIntl().formatMessage({ id: 'points.directionsTo' }, { name: siteName })}>
        <FormattedMessage id="points.directions" />
      </TextLink>
      <a className={css.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <Icon of={icons.phone} />
        <Ltr>{phone}</Ltr>
      </a>
    </p>
  );
}

/** A plain press stays on the page; with a key the browser opens the link elsewhere. */
function opensHere(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
