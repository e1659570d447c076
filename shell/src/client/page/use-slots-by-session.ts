/** What fills the slots of some pages hangs on who is signed in: when that changes, they are filled anew. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SiteStore } from '@amberlane/core';
import { readNickName } from '../session/reader-session.ts';
import type { ResolvedPage } from './resolved-page.ts';

interface Refill {
  /** Lets go of what is resolved of an address that is not on screen. */
  readonly forget: (href: string) => void;
  /** Resolves the page on screen once more. */
  readonly resolveAgain: () => void;
}

export function useSlotsBySession(page: ResolvedPage, site: Pick<SiteStore, 'getState' | 'subscribe'>, { forget, resolveAgain }: Refill): void {
  const hrefs = useRef(new Set<string>());
  useEffect(() => {
    if (page.bySession) hrefs.current.add(page.href);
  }, [page]);
  const onChange = useEffectEvent(() => {
    for (const href of hrefs.current) forget(href);
    if (page.bySession) resolveAgain();
  });
  useEffect(() => {
    let before = readNickName() !== null;
    return site.subscribe(() => {
      const now = site.getState().session.nickName !== null;
      if (now === before) return;
      before = now;
      onChange();
    });
  }, [site]);
}
