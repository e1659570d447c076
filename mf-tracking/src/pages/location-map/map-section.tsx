import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage } from '@amberlane/core';
import type { Position } from '@amberlane/contract/domain/distance';
import { Button, Notice, Spinner } from '@amberlane/ui';
import type { ListedPoint } from '../../api/points-api.ts';
import type { MapViewProps } from '../../map/map-view.tsx';
import type { PointFilter } from '../../points/point-filter.ts';
import css from './map-section.module.css';

interface MapSectionProps {
  readonly points: readonly ListedPoint[];
  readonly country: PointFilter['country'];
  readonly reader?: Position;
}

type Loaded = { readonly state: 'unseen' | 'loading' | 'missing' } | { readonly state: 'ready'; readonly View: ComponentType<MapViewProps> };

/** The map, fetched when it comes into view. The list holds everything, so a map that can't be had is a note. */
export function MapSection({ points, country, reader }: MapSectionProps) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'unseen' });
  const [landMissing, setLandMissing] = useState(false);
  const load = (): void => {
    setLoaded({ state: 'loading' });
    import('../../map/map-view.tsx').then(({ MapView }) => setLoaded({ state: 'ready', View: MapView })).catch(() => setLoaded({ state: 'missing' }));
  };
  const place = useSeen(load);
  return (
    <section ref={place} className={css.section} aria-labelledby="points-map">
      <h2 id="points-map" className={css.title}>
        <FormattedMessage id="points.map.title" />
      </h2>
      {loaded.state === 'ready' ? (
        <loaded.View points={points} country={country} onLandMissing={() => setLandMissing(true)} {...(reader && { reader })} />
      ) : (
        <div className={css.waiting} aria-busy={loaded.state === 'loading' || undefined}>
          {loaded.state === 'loading' ? <Spinner /> : null}
          {loaded.state === 'unseen' ? (
            <Button kind="night" onClick={load}>
              <FormattedMessage id="points.map.show" />
            </Button>
          ) : null}
        </div>
      )}
      {loaded.state === 'missing' || landMissing ? (
        <Notice role="status">
          <p>
            <FormattedMessage id={loaded.state === 'missing' ? 'points.map.missing' : 'points.map.landMissing'} />
          </p>
          {loaded.state === 'missing' ? (
            <Button small onClick={load}>
              <FormattedMessage id="points.map.retry" />
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <p className={css.help}>
        <FormattedMessage id="points.map.help" />
      </p>
    </section>
  );
}

/** Calls `then` once, when the element comes into view; not for readers who save data: they press the button. */
function useSeen(then: () => void) {
  const place = useRef<HTMLElement>(null);
  const called = useRef(false);
  useEffect(() => {
    if (called.current || !place.current || savesData()) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (called.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      called.current = true;
      watcher.disconnect();
      then();
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  });
  return place;
}

const savesData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;
