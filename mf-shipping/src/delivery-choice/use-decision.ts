/** The state behind one waybill: asked for, shown, and forgotten when the page is left. */
import { useEffect, useState } from 'react';
import { useSelector, type CallFailure, type SiteState } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { decisionCalls, failureOf, type DecisionState } from './decision-calls.ts';

interface View {
  /** null while it is closed. */
  readonly state: DecisionState | null;
  /** Of the last attempt to open it with digits. */
  readonly failure: CallFailure | null;
  /** The sender's own parcel could not be read, for another reason than that it is none. */
  readonly broken: unknown;
  /** Signed in as somebody who did not send it. */
  readonly notSender: boolean;
  /** The end of the phone that opened it; '' for the sender. */
  readonly phoneLast4: string;
}

export interface Decision extends View {
  readonly busy: boolean;
  readonly unlock: (phoneLast4: string) => void;
  readonly show: (state: DecisionState) => void;
  /** Asks anew, as the same reader. */
  readonly reload: () => void;
}

const CLOSED: View = { state: null, failure: null, broken: null, notSender: false, phoneLast4: '' };

/** What is to be seen after an answer to the digits; '' asked as the sender. */
function viewOf(digits: string, { data, error }: { readonly data?: DecisionState | undefined; readonly error?: unknown }): View {
  if (data) return { ...CLOSED, state: data, phoneLast4: data.reader === 'sender' ? '' : digits };
  const failure = failureOf(error);
  if (digits !== '') return { ...CLOSED, failure };
  // Somebody else's parcel: the form for the digits stays.
  return failure?.code === ERROR.DETAILS_CLOSED ? { ...CLOSED, notSender: true } : { ...CLOSED, broken: error };
}

/** Wrong digits do not make a sender of whoever is none. */
const seenBy = (shown: View, next: View): View => ({ ...next, notSender: next.notSender || shown.notSender });

export function useDecision(waybillNo: string): Decision {
  const signedIn = useSelector((site: SiteState) => site.session.nickName) !== null;
  const [view, setView] = useState(CLOSED);
  const [read, { isLoading: busy }] = decisionCalls.useReadDecisionMutation();
  useEffect(() => {
    // Whoever is signed in may be the sender.
    if (signedIn) void read({ waybillNo, phoneLast4: '' }).then((answer) => setView(viewOf('', answer)));
  }, [read, signedIn, waybillNo]);
  useEffect(() => {
    const close = (): void => setView(CLOSED);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, []);
  const ask = (digits: string): void => {
    setView((shown) => ({ ...shown, failure: null, broken: null }));
    void read({ waybillNo, phoneLast4: digits }).then((answer) => setView((shown) => seenBy(shown, viewOf(digits, answer))));
  };
  const state = view.state?.reader === 'sender' && !signedIn ? null : view.state;
  return { ...view, state, notSender: view.notSender && signedIn, busy, unlock: ask, show: (next) => setView((shown) => ({ ...shown, state: next })), reload: () => ask(view.phoneLast4) };
}
