/** Keeps what is typed into a form on this device, and fills it in again on the next visit. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector, type SessionState } from '@amberlane/core';
import type { ContractFormState } from './use-contract-form.ts';
import { forgetDraft, readDraft, saveDraft, withDraft } from './stored-draft.ts';

interface DraftOptions {
  /** Days after which a draft is forgotten. */
  readonly days?: number;
  /** Names of values that are never kept: passwords, codes. */
  readonly omit?: readonly string[];
}

/** What a form can say of its draft; null when there is none. */
export interface DraftState {
  /** `kept`: filled in from an earlier visit; `saved`: written just now. */
  readonly state: 'kept' | 'saved';
  /** ms since 1970. */
  readonly at: number;
}

/** Waits so long after the last key. */
const PAUSE_MS = 800;
const NEVER_KEPT = ['password', 'confirmPassword', 'oldPassword', 'newPassword', 'verifyCode', 'captchaCode', 'captchaId'];

export function useDraft<Values extends object>(form: ContractFormState<Values>, key: string, { days = 7, omit = NEVER_KEPT }: DraftOptions = {}) {
  const [draft, setDraft] = useState<DraftState | null>(null);
  const signedIn = useSelector((state: { session: SessionState }) => state.session.nickName !== null);
  const lapsed = useSelector((state: { session: SessionState }) => state.session.lapsed === true);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  const filledIn = useRef<Values>(undefined);
  const pendingSave = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fillIn = useEffectEvent(() => {
    const kept = readDraft(localStorage, key, days, Date.now());
    if (!kept) return;
    form.setValues((present) => {
      filledIn.current = withDraft(present, kept.values);
      return filledIn.current;
    });
    setDraft({ state: 'kept', at: kept.at });
  });
  // The server has no storage: what is kept shows after the take-over.
  useEffect(() => fillIn(), [key]);
  const { values, dirty } = form;
  const save = useEffectEvent(() => {
    const at = Date.now();
    setDraft(saveDraft(localStorage, key, values, omit, at) ? { state: 'saved', at } : null);
  });
  useEffect(() => {
    // What came back is kept already, and the reader may still want to begin afresh.
    if (!dirty || values === filledIn.current) return undefined;
    pendingSave.current = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(pendingSave.current);
  }, [values, dirty]);
  useEffect(() => {
    // Another person may use this device next; who was signed out by time comes back to what was typed.
    if (wasSignedIn && !signedIn && !lapsed) forgetDraft(localStorage, key);
  }, [wasSignedIn, signedIn, lapsed, key]);
  const forget = (): void => {
    // Of a form sent within the pause after the last key, the draft would be written after it was deleted.
    clearTimeout(pendingSave.current);
    forgetDraft(localStorage, key);
    setDraft(null);
  };
  return { draft, forget };
}
