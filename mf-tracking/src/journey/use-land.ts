import { useEffect, useRef, useState } from 'react';
import type { LandRow } from '../map/land-rows.ts';
import { fetchLand, knownLand } from './land.ts';

/**
 * Whether the element has come into view, and from then on the land, fetched once. null while there is none: not seen
 * yet, not to be had, or not wanted, as by a reader who saves data.
 */
export function useLand(wanted: boolean) {
  const place = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  const [land, setLand] = useState<readonly LandRow[] | null>(knownLand);
  useEffect(() => {
    if (!wanted || !place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      setSeen(true);
      if (!savesData()) void fetchLand().then(setLand, () => setLand(null));
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [wanted]);
  return { place, seen, land };
}

const savesData = (): boolean => matchMedia('(prefers-reduced-data: reduce)').matches;
