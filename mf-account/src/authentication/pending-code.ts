/**
 * A code that is on its way. A phone may drop the page while its reader looks for the message: what was asked for
 * stays in the tab until the code is over (session storage, never the code itself).
 */
import { useEffect, useState } from 'react';
import type { CodePurpose } from '@amberlane/contract/calls/verification';
import type { CodeSent } from './sign-in-calls.ts';

export interface PendingCode {
  readonly userName: string;
  /** What is left of it now, in seconds. */
  readonly sent: CodeSent;
}

interface Kept {
  readonly userName: string;
  /** ms since 1970. */
  readonly at: number;
  readonly sent: CodeSent;
}

const keyOf = (purpose: CodePurpose): string => `amberlane.pending-code.${purpose}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'userName' in value && typeof value.userName === 'string' && 'at' in value && typeof value.at === 'number' && 'sent' in value && typeof value.sent === 'object';

/** null when none is pending, its time is over, or the tab keeps nothing. */
export function readPending(purpose: CodePurpose, now: number): PendingCode | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null');
    if (!isKept(kept)) return null;
    const passed = Math.max(0, (now - kept.at) / 1000);
    const left = (seconds: number): number => Math.ceil(seconds - passed);
    return left(kept.sent.expiresSeconds) <= 0
      ? null
      : { userName: kept.userName, sent: { resendSeconds: Math.max(0, left(kept.sent.resendSeconds)), expiresSeconds: left(kept.sent.expiresSeconds) } };
  } catch {
    return null;
  }
}

export function keepPending(purpose: CodePurpose, { userName, sent }: PendingCode, now: number): void {
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify({ userName, sent, at: now }));
  } catch {
    // A tab that keeps nothing asks for a new code after a reload.
  }
}

export function forgetPending(purpose: CodePurpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // Nothing was kept.
  }
}

/** The pending code of a purpose; what the tab kept shows after the take-over. */
export function usePendingCode(purpose: CodePurpose) {
  const [pending, setPending] = useState<PendingCode | null>(null);
  useEffect(() => {
    const kept = readPending(purpose, Date.now());
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no storage
    if (kept) setPending(kept);
  }, [purpose]);
  return {
    pending,
    begin: (userName: string, sent: CodeSent): void => {
      keepPending(purpose, { userName, sent }, Date.now());
      setPending({ userName, sent });
    },
    forget: (): void => {
      forgetPending(purpose);
      setPending(null);
    },
  };
}
