/** How far each entry of the history was scrolled, and the way back there once its content is in. */
import { useLayoutEffect, useState } from 'react';

/** Content may come after the page: it is waited for so long, unless the reader scrolls, ms. */
const PATIENCE_MS = 5000;

/** What a reader does who wants to be elsewhere. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Positions by key: of the visit, and of the page where it stays alive. Written while a page scrolls: afterwards the
 * next one has moved it. Going back, the browser scrolls the page that is still there to the place of the one to come;
 * that is none of its own positions.
 */
export function useScrollPositions(keys: readonly string[]): ReadonlyMap<string, number> {
  const [positions] = useState(() => new Map<string, number>());
  const joined = keys.join('\n');
  useLayoutEffect(() => {
    let leaving = false;
    const keep = (): void => {
      if (!leaving) for (const key of joined.split('\n')) positions.set(key, scrollY);
    };
    const leave = (): void => {
      leaving = true;
    };
    addEventListener('scroll', keep, { passive: true });
    addEventListener('popstate', leave);
    // A press may leave before the scroll before it was reported, which waits for the next frame.
    addEventListener('click', keep, { capture: true });
    // Where the page begins counts too: it may be left without a scroll.
    const beginning = requestAnimationFrame(keep);
    return () => {
      cancelAnimationFrame(beginning);
      removeEventListener('scroll', keep);
      removeEventListener('popstate', leave);
      removeEventListener('click', keep, { capture: true });
    };
  }, [joined, positions]);
  return positions;
}

/** Scrolls there, and again while content that comes later makes the page long enough. Gives what ends that. */
export function scrollBackTo(top: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  const go = (): void => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) <= 1) settle();
  };
  const growth = new ResizeObserver(go);
  // The browser's own way back to the place may come after ours, into a page that has grown by then.
  const settle = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => Math.abs(scrollY - top) <= 1 && end()));
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const way of OWN_WAYS) addEventListener(way, end, { passive: true, signal });
  growth.observe(document.body);
  go();
  return end;
}
