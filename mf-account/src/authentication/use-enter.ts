/** What follows a session that was opened by a code. */
import { sessionSlice, useDispatch, useGoTo, usePageAddress, useToast } from '@amberlane/core';
import { FIRST_PASSWORD, keepingReturn } from './sign-in-address.ts';
import type { Session } from './sign-in-calls.ts';

/**
 * Leads on: an account without password sets one first (spec §4), everybody else goes where the guard of the page says.
 * `told`: what the reader is told; who has confirmed a registration need not hear of the sign-in as well.
 */
export function useEnter(told: 'signedIn' | 'registered' = 'signedIn'): (session: Session) => void {
  const dispatch = useDispatch();
  const goTo = useGoTo();
  const toast = useToast();
  const { search } = usePageAddress();
  return ({ nickName, userName, passwordSet }) => {
    // Before the session is known to the page: its guard would lead away from here at once.
    if (!passwordSet) goTo(keepingReturn(FIRST_PASSWORD, search), { replace: true });
    toast('success', told);
    dispatch(sessionSlice.actions.signedIn({ nickName: nickName || userName }));
  };
}
