/** What a reader who arrives at a page finds: its title and language, its heading focused, the right part in view. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { marketSegment } from '@amberlane/contract/site';
import { showHead } from './document-head.ts';
import { keptKey, staysAlive } from './keep-alive.ts';
import type { ResolvedPage } from './resolved-page.ts';

/**
 * After a page change. Another build of the same page leaves readers where they are, and so does another country or
 * language of it; a page that stayed alive is where it was left.
 */
export function useArrival(page: ResolvedPage, visit: string): void {
  const shown = useRef({ page, visit });
  const positions = useScrollPositions(page);
  useEffect(() => {
    const before = shown.current;
    if (before.page === page) return;
    shown.current = { page, visit };
    showHead(page);
    if (before.visit === visit) return;
    const samePage = before.page.address.path === page.address.path;
    // The focus stays with the choice that was made.
    if (samePage && marketSegment(before.page.market) !== marketSegment(page.market)) return;
    const left = staysAlive(page) && !samePage ? positions.get(positionKey(page)) : undefined;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (left !== undefined) scrollTo(0, left);
    // a new query on the same page leaves readers at its form
    else if (!samePage || !page.address.search) scrollTo(0, 0);
    const heading = firstShown('main [data-arrival]') ?? firstShown('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page, visit, positions]);
}

const positionKey = (page: ResolvedPage): string => `${marketSegment(page.market)}/${keptKey(page)}`;

/** How far each page was scrolled when it was left. Written while it scrolls: afterwards the next page has moved it. */
function useScrollPositions(page: ResolvedPage): Map<string, number> {
  const [positions] = useState(() => new Map<string, number>());
  const key = positionKey(page);
  useLayoutEffect(() => {
    const keep = (): void => void positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key, positions]);
  return positions;
}

/** Pages that stay alive are in the document too, hidden. */
const firstShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
