/** The place of a map: fetches the map when it comes into view. The list beside it holds everything, so a map that can't be had is a note. */
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from '@amberlane/core';
import { Button, Notice, Spinner } from '@amberlane/ui';
import css from './map-place.module.css';

/** What every map tells its place. */
export interface LandWatch {
  /** The coasts could not be had. */
  readonly onLandMissing: () => void;
}

interface MapPlaceProps<Given extends object> {
  /** Fetches the code of the map. */
  readonly load: () => Promise<ComponentType<Given & LandWatch>>;
  /** What the map is to show. */
  readonly given: Given;
  /** What is drawn until the map runs, and where it can't be had. */
  readonly still?: ReactNode;
  /** What is said where the map, or its land, can't be had. */
  readonly missing: ReactNode;
  readonly landMissing: ReactNode;
  /** As high as what stands beside it in a form. */
  readonly compact?: boolean;
}

type Loaded<Given> = { readonly state: 'unseen' | 'loading' | 'missing' } | { readonly state: 'ready'; readonly View: ComponentType<Given & LandWatch> };

export function MapPlace<Given extends object>({ load, given, still = null, missing, landMissing, compact = false }: MapPlaceProps<Given>) {
  const [loaded, setLoaded] = useState<Loaded<Given>>({ state: 'unseen' });
  const [isLandMissing, setLandMissing] = useState(false);
  const start = (): void => {
    setLoaded({ state: 'loading' });
    load().then((View) => setLoaded({ state: 'ready', View })).catch(() => setLoaded({ state: 'missing' }));
  };
  const place = useSeen(start);
  return (
    <div ref={place} className={css.place}>
      {loaded.state === 'ready' ? (
        <loaded.View {...given} onLandMissing={() => setLandMissing(true)} />
      ) : (
        <div className={compact ? `${css.waiting} ${css.compact}` : css.waiting} aria-busy={loaded.state === 'loading' || undefined}>
          {still}
          {loaded.state === 'loading' && still === null ? <Spinner /> : null}
          {loaded.state === 'unseen' ? (
            <Button kind="night" small={still !== null} className={still === null ? '' : (css.show ?? '')} onClick={start}>
              <FormattedMessage id={still === null ? 'points-map.show' : 'points-map.live'} />
            </Button>
          ) : null}
        </div>
      )}
      {loaded.state === 'missing' || isLandMissing ? (
        <Notice role="status">
          <p>{loaded.state === 'missing' ? missing : landMissing}</p>
          {loaded.state === 'missing' ? (
            <Button small onClick={start}>
              <FormattedMessage id="points-map.retry" />
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}

/** Calls `then` once, when the element comes into view; not for readers who save data: they press the button. */
function useSeen(then: () => void) {
  const place = useRef<HTMLDivElement>(null);
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
