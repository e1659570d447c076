/** The point whose sheet is open. Its code is fetched with the first one; without it the page of the point opens. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useGoTo } from '@amberlane/core';
import { pointPath } from '../../points/point-filter.ts';
import type { PointSheetProps } from './point-sheet.tsx';

interface Chosen {
  readonly siteCode: string;
  /** Query of the address when it was chosen, of which the list may still be on its way: another one has no sheet open. */
  readonly search: string;
  readonly Sheet: ComponentType<PointSheetProps>;
}

interface ChosenPoint {
  readonly siteCode: string | null;
  readonly Sheet: ComponentType<PointSheetProps> | null;
  readonly choose: (siteCode: string) => void;
  readonly close: () => void;
}

export function useChosenPoint(): ChosenPoint {
  const goTo = useGoTo();
  const [state, setState] = useState<Chosen | null>(null);
  const opener = useRef<Element | null>(null);
  const chosen = state !== null && state.search === location.search ? state : null;
  const isOpen = chosen !== null;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onBack = (): void => {
      setState(null);
      focusAgain(opener.current);
    };
    // The list and the map beside it can be used meanwhile: Escape closes it from there too.
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) history.back();
    };
    addEventListener('popstate', onBack);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  async function choose(siteCode: string): Promise<void> {
    opener.current = document.activeElement;
    const { search } = location;
    try {
      const { PointSheet } = await import('./point-sheet.tsx');
      // An entry of its own, like the present one to the router: going back closes the sheet and leaves the page alone.
      if (!isOpen) history.pushState(history.state, '');
      setState({ siteCode, search, Sheet: PointSheet });
    } catch {
      goTo(pointPath(siteCode));
    }
  }

  return { siteCode: chosen?.siteCode ?? null, Sheet: chosen?.Sheet ?? null, choose: (siteCode) => void choose(siteCode), close: () => history.back() };
}

/** A list that arrived meanwhile has a new link to the same point, which may stand elsewhere. */
function focusAgain(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  if (opener.isConnected) opener.focus({ preventScroll: true });
  else if (opener instanceof HTMLAnchorElement) [...document.links].find(({ href }) => href === opener.href)?.focus();
}
