/**
 * Choosing another country or language without a reload: once React runs, the links of the country list that stay on
 * this host go through the router. Path, query and fragment are kept; so are scroll position and what was typed, since
 * the page stays the same. What was chosen is remembered by the page loader (`country-choice.ts`).
 */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@amberlane/core';

/** The link of a plain click that leads to a place on this host; null for everything that the browser does better. */
export function marketLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[data-place]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return isTurkish(link.pathname) === isTurkish(window.location.pathname) ? link : null;
}

/** Turkey has a host of its own: the server leads there, and back from there (spec §4). */
const isTurkish = (pathname: string): boolean => pathname.startsWith('/tr-');

export function useMarketLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = marketLinkOf(event);
    if (!link) return;
    event.preventDefault();
    // The menu is about to close, and a dialog gives the focus back by itself.
    link.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
    link.closest('dialog')?.close();
    void navigate(link.pathname + link.search + window.location.hash);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
