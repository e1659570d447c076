/** What a reader who arrives at a page finds: its title and language, its heading focused, the right part in view. */
import { useLayoutEffect, useRef } from 'react';
import { marketSegment } from '@amberlane/contract/site';
import { showHead } from './document-head.ts';
import { keptKey, staysAlive } from './keep-alive.ts';
import type { ResolvedPage } from './resolved-page.ts';
import { scrollBackTo, useScrollPositions } from './scroll-positions.ts';

/**
 * After a page change. Another build of the same page leaves readers where they are, and so does another country or
 * language of it. Who goes back or forward finds the page where it was left, and so does who returns to one that
 * stayed alive.
 */
export function useArrival(page: ResolvedPage, visit: string): void {
  const shown = useRef({ page, visit });
  const positions = useScrollPositions(staysAlive(page) ? [visit, positionKey(page)] : [visit]);
  const goingBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.page === page) return;
    shown.current = { page, visit };
    showHead(page);
    if (before.visit === visit) return;
    const samePage = before.page.address.path === page.address.path;
    // The focus stays with the choice that was made.
    if (samePage && marketSegment(before.page.market) !== marketSegment(page.market)) return;
    goingBack.current?.();
    const left = positions.get(visit) ?? (staysAlive(page) && !samePage ? positions.get(positionKey(page)) : undefined);
    if (left !== undefined) goingBack.current = scrollBackTo(left);
    else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    // a new query on the same page leaves readers at its form
    else if (!samePage || !page.address.search) scrollTo(0, 0);
    const heading = firstShown('main [data-arrival]') ?? firstShown('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page, visit, positions]);
}

const positionKey = (page: ResolvedPage): string => `${marketSegment(page.market)}/${keptKey(page)}`;

/** Pages that stay alive are in the document too, hidden. */
const firstShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.getClientRects().length > 0);
