/** Who is signed in decides what may be on screen: sends readers where the guards of the page say, without a reload. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { api, sessionSlice, toastSlice, useNavigate } from '@amberlane/core';
import { SIGN_IN_PATH } from '../../site/shell-routes.ts';
import { signInHref } from '../../site/return-address.ts';
import { followSession } from '../session/follow-session.ts';
import { forgetSession, readUserPin } from '../session/reader-session.ts';
import { awayFrom, awayFromRoute } from './browser-guards.ts';
import { readAddress } from './read-address.ts';
import type { BrowserSite } from './resolve-in-browser.ts';
import type { ResolvedPage } from './resolved-page.ts';

/** Goes to another page in place of this one; gives the function that does it. */
export function useLeave(): (href: string) => void {
  const navigate = useNavigate();
  // Only the server knows where the root leads.
  return (href) => (href === '/' ? window.location.assign(href) : void navigate(href, { replace: true }));
}

export function useGuardedPage(page: ResolvedPage, browser: BrowserSite): void {
  const { site } = browser;
  const leave = useLeave();
  const navigate = useNavigate();
  /** As of the last look; null before the first, as on the server. */
  const before = useRef<string | null>(null);
  const pin = useRef<string | null>(null);
  const forgetsOnArrival = useRef(false);

  useEffect(() => followSession(site), [site]);

  const onEnded = useEffectEvent(() => {
    forgetSession();
    site.dispatch(sessionSlice.actions.lapsed());
    const { pathname, search, hash } = window.location;
    // Several calls of a page end together: the first one has led there already, whatever page still shows.
    if (readAddress(pathname, search).address.path === SIGN_IN_PATH) return;
    site.dispatch(toastSlice.actions.shown({ kind: 'info', text: page.intl.formatMessage({ id: 'shell.toast.sessionEnded' }) }));
    void navigate(signInHref(page.market, pathname + search + hash));
  });
  useEffect(() => browser.onSessionEnded(() => onEnded()), [browser]);

  const onChange = useEffectEvent(async (wasAnother: boolean) => {
    const { href, pathname, search } = window.location;
    // The route of the page on screen is known: most readers who come signed in need no route table for it.
    const away = page.href === pathname + search ? awayFromRoute(page.route, href) : await awayFrom(browser, href);
    // What was loaded for one reader is not shown to the next; a page that is about to go asks for nothing any more.
    if (away === null && wasAnother) site.dispatch(api.util.resetApiState());
    forgetsOnArrival.current = away !== null && wasAnother;
    if (away !== null) leave(away);
  });
  const look = useEffectEvent(() => {
    const { nickName } = site.getState().session;
    const readerPin = readUserPin();
    const isSame = nickName !== null && readerPin !== null && readerPin === pin.current;
    pin.current = readerPin;
    if (before.current === nickName) return;
    // Who only changed their name stays who they are.
    const wasAnother = before.current !== null && !isSame;
    before.current = nickName;
    onChange(wasAnother).catch(() => window.location.reload());
  });
  // No state of React: who is signed in is known right after the start, and would render the whole page once more.
  useEffect(() => {
    let known = site.getState().session.nickName;
    look();
    return site.subscribe(() => {
      const { nickName } = site.getState().session;
      if (nickName === known) return;
      known = nickName;
      // Whoever dispatched goes on first.
      queueMicrotask(() => look());
    });
  }, [site]);

  useEffect(() => {
    if (!forgetsOnArrival.current) return;
    forgetsOnArrival.current = false;
    site.dispatch(api.util.resetApiState());
  }, [page, site]);
}
