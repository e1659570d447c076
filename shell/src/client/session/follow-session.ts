/** Keeps the store, the cookies and the other tabs of one mind about who is signed in, from React's start on. */
import { sessionSlice, type SiteStore } from '@amberlane/core';
import { forgetSession, readNickName } from './reader-session.ts';
import { followTabs, tellTabs } from './session-tabs.ts';

/** Gives the function that ends it. */
export function followSession(site: Pick<SiteStore, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  const nickNameNow = (): string | null => site.getState().session.nickName;
  const readCookies = (): void => {
    const nickName = readNickName();
    if (nickName === nickNameNow()) return;
    site.dispatch(nickName === null ? sessionSlice.actions.signedOut() : sessionSlice.actions.signedIn({ nickName }));
  };
  readCookies();
  let known = nickNameNow();
  tellTabs(known);
  const unsubscribe = site.subscribe(() => {
    const nickName = nickNameNow();
    if (nickName === known) return;
    known = nickName;
    if (nickName === null) forgetSession();
    tellTabs(nickName, site.getState().session.lapsed === true);
  });
  const unfollow = followTabs(readCookies);
  return () => {
    unsubscribe();
    unfollow();
  };
}
