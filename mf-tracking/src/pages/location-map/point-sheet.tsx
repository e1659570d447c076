/** A point beside the map, on a phone at the foot of the window: the list stays what it is, and its page keeps its address. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { directionOf, LOCALE_FACTS } from '@amberlane/contract/site';
import { FormattedMessage, useIntl, useMarket } from '@amberlane/core';
import { ButtonLink, Icon, icons, Ltr, TextLink } from '@amberlane/ui';
import { Scene, scenes } from '@amberlane/ui/pictures';
import { pointsApi, type ListedPoint } from '../../api/points-api.ts';
import { AddressLines } from '../../points/address-lines.tsx';
import { ClosureNote } from '../../points/closure-note.tsx';
import { directionsTo } from '../../points/directions.ts';
import { Hours } from '../../points/hours.tsx';
import type { Opening } from '../../points/opening.ts';
import { OpeningLine } from '../../points/opening-line.tsx';
import { pointPath } from '../../points/point-filter.ts';
import { ServiceName } from '../../points/service-name.tsx';
import css from './point-sheet.module.css';

export interface PointSheetProps {
  readonly point: ListedPoint;
  /** UTC instant of the answer that it is from. */
  readonly asOf: string;
  readonly opening: Opening;
  readonly onClose: () => void;
}

/** On a phone: name and state, half of the window, all of it. Wider windows show all. */
const SIZES = ['peek', 'half', 'full'] as const;
const HALF = 1;

export function PointSheet({ point, asOf, opening, onClose }: PointSheetProps) {
  const [size, setSize] = useState(HALF);
  const title = useRef<HTMLHeadingElement>(null);
  const { siteCode, siteName } = point;
  useEffect(() => title.current?.focus({ preventScroll: true }), [siteCode]);
  return (
    <section role="dialog" aria-labelledby="point-sheet" className={css.sheet} data-size={SIZES[size]}>
      <div className={css.head}>
        <div className={css.names}>
          <h2 id="point-sheet" ref={title} tabIndex={-1} className={css.title}>
            {siteName}
          </h2>
          <OtherName siteCode={siteCode} />
          <OpeningLine point={point} opening={opening} />
        </div>
        <div className={css.controls}>
          <Control id="point.sheet.more" icon={icons.plus} className={css.sizing} disabled={size === SIZES.length - 1} onPress={() => setSize(size + 1)} />
          <Control id="point.sheet.less" icon={icons.minus} className={css.sizing} disabled={size === 0} onPress={() => setSize(size - 1)} />
          <Control id="point.sheet.close" icon={icons.close} onPress={onClose} />
        </div>
      </div>
      <Body point={point} asOf={asOf} isOpen={opening.isOpen} />
    </section>
  );
}

/** The name in the other script, once it is there: lists do without it. */
function OtherName({ siteCode }: Pick<ListedPoint, 'siteCode'>) {
  const { locale } = useMarket();
  const { data } = pointsApi.usePointQuery({ locale, siteCode });
  if (!data?.otherName) return null;
  const { locale: other, name } = data.otherName;
  return (
    <p className={css.otherName} lang={LOCALE_FACTS[other].tag} dir={directionOf(other)}>
      {name}
    </p>
  );
}

interface ControlProps {
  readonly id: string;
  readonly icon: typeof icons.close;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A control that has done all it can keeps the focus. */
function Control({ id, icon, className = '', disabled = false, onPress }: ControlProps) {
  const label = useIntl().formatMessage({ id });
  return (
    <button type="button" className={`${css.control} ${className}`} aria-label={label} aria-disabled={disabled || undefined} onClick={disabled ? undefined : onPress}>
      <Icon of={icon} />
    </button>
  );
}

function Body({ point, asOf, isOpen }: Pick<PointSheetProps, 'point' | 'asOf'> & { isOpen: boolean }): ReactNode {
  const intl = useIntl();
  const { siteCode, type, phone, services, closedForGood } = point;
  return (
    <div className={css.body}>
      <Scene src={type === 'hub' ? scenes.hub : scenes.shop} className={css.scene} first />
      <ClosureNote point={point} isOpen={isOpen} />
      <AddressLines {...point} />
      {closedForGood ? null : (
        <>
          <p className={css.ways}>
            <ButtonLink kind="primary" small href={directionsTo(point)} rel="noopener">
              <Icon of={icons.pin} />
              <FormattedMessage id="points.directions" />
            </ButtonLink>
            <ButtonLink small href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Icon of={icons.phone} />
              <span>
                <FormattedMessage id="point.sheet.call" /> <Ltr>{phone}</Ltr>
              </span>
            </ButtonLink>
            {takesParcels(point) ? (
              <ButtonLink small to={`quote?destination=${siteCode.slice(0, CITY_LENGTH)}`}>
                <FormattedMessage id="point.sheet.send" />
              </ButtonLink>
            ) : null}
          </p>
          <ul className={css.services} aria-label={intl.formatMessage({ id: 'points.services' })}>
            {services.map((service) => (
              <li key={service}>
                <ServiceName service={service} />
              </li>
            ))}
          </ul>
          <Hours point={{ ...point, asOf }} />
        </>
      )}
      <p>
        <TextLink kind="more" to={pointPath(siteCode)}>
          <FormattedMessage id="point.sheet.all" />
        </TextLink>
      </p>
    </div>
  );
}

/** Length of the city's code, with which the code of a point begins. */
const CITY_LENGTH = 6;

/** Parcels leave from China and are collected abroad. */
const takesParcels = ({ services, countryCode }: ListedPoint): boolean => countryCode !== 'CN' && services.includes('PICK_UP');
