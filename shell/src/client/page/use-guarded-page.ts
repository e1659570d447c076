/** Who is signed in decides what may be on screen: sends readers where the guards of the page say, without a reload. */
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { api, sessionSlice, toastSlice, useNavigate } from '@amberlane/core';
import { SIGN_IN_PATH } from '../../site/own-routes.ts';
import { signInHref } from '../../site/return-address.ts';
import { followSession } from '../session/follow-session.ts';
import { forgetSession } from '../session/reader-session.ts';
import { awayFrom } from './browser-admission.ts';
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
  const nickName = useSyncExternalStore(site.subscribe, () => site.getState().session.nickName, () => null);
  const leave = useLeave();
  const navigate = useNavigate();
  const before = useRef(nickName);
  const forgetsOnArrival = useRef(false);

  useEffect(() => followSession(site), [site]);

  const onEnded = useEffectEvent(() => {
    forgetSession();
    site.dispatch(sessionSlice.actions.signedOut());
    if (page.address.path === SIGN_IN_PATH) return;
    const { pathname, search, hash } = window.location;
    site.dispatch(toastSlice.actions.shown({ kind: 'info', text: page.intl.formatMessage({ id: 'shell.toast.sessionEnded' }) }));
    void navigate(signInHref(page.place, pathname + search + hash));
  });
  useEffect(() => browser.onSessionEnded(() => onEnded()), [browser]);

  const onChange = useEffectEvent(async (wasSignedIn: boolean) => {
    const away = await awayFrom(browser, window.location.href);
    // What was loaded for one reader is not shown to the next; a page that is about to go asks for nothing any more.
    if (away === null && wasSignedIn) site.dispatch(api.util.resetApiState());
    forgetsOnArrival.current = away !== null && wasSignedIn;
    if (away !== null) leave(away);
  });
  useEffect(() => {
    if (before.current === nickName) return;
    const wasSignedIn = before.current !== null;
    before.current = nickName;
    onChange(wasSignedIn).catch(() => window.location.reload());
  }, [nickName]);

  useEffect(() => {
    if (!forgetsOnArrival.current) return;
    forgetsOnArrival.current = false;
    site.dispatch(api.util.resetApiState());
  }, [page, site]);
}
