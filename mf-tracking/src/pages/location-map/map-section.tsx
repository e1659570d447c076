import { useMemo, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { Position } from '@amberlane/contract/domain/distance';
import type { ListedPoint, PointList } from '../../api/points-api.ts';
import { MapPlace } from '../../map/map-place.tsx';
import type { PointFilter } from '../../points/point-filter.ts';
import { focusOf, focusWindow } from './map-focus.ts';
import { StillMap } from './still-map.tsx';
import css from './map-section.module.css';

interface MapSectionProps {
  readonly points: readonly ListedPoint[];
  /** The answer that they are from. */
  readonly list: PointList | undefined;
  readonly country: PointFilter['country'];
  readonly reader?: Position;
  /** The listed point whose sheet is open; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (siteCode: string) => void;
  /** The listed point that is pointed at, here or in the list; null for none. */
  readonly pointed: string | null;
  readonly onPoint: (siteCode: string | null) => void;
  /** Of the box that holds heading, map and sheet. */
  readonly className: string | undefined;
  /** That sheet. */
  readonly children?: ReactNode;
}

const load = async () => (await import('../../map/map-view.tsx')).MapView;

/** The map of the listed points, with its heading and what its keys do: a still drawing until the live one runs. */
export function MapSection({ points, list, country, reader, chosen, onChoose, pointed, onPoint, className = '', children }: MapSectionProps) {
  const window = useMemo(() => (list ? focusWindow(list) : null), [list]);
  const focus = useMemo(() => (list?.place ? focusOf(list).map(({ siteCode }) => siteCode) : []), [list]);
  return (
    <section className={css.section} aria-labelledby="points-map">
      <h2 id="points-map" className={css.title}>
        <FormattedMessage id="points-map.title" />
      </h2>
      <div className={`${css.stage} ${className}`}>
        <MapPlace
          load={load}
          given={{ points, focus, country, chosen, onChoose, pointed, onPoint, ...(reader && { reader }) }}
          still={list && window ? <StillMap list={list} points={points} window={window} /> : null}
          missing={<FormattedMessage id="points-map.missing" />}
          landMissing={<FormattedMessage id="points-map.landMissing" />}
        />
        {children}
      </div>
      <p className={css.help}>
        <span className={css.keys}>
          <FormattedMessage id="points-map.help" />
        </span>
        <FormattedMessage id="points-map.credit" />
      </p>
    </section>
  );
}
