/** What the sign-in form shows after an attempt, as a pure function of the attempt. */
import { ERROR } from '@amberlane/contract';
import type { CallFailure } from '@amberlane/core';

export type SignInField = 'userName' | 'password' | 'verifyCode';

export interface SignInRefusal {
  /** The field that the sentence stands beside, and that takes the focus. */
  readonly field: SignInField;
  /** Sentence in the reader's language, or the id of one of our messages. */
  readonly sentence: string | { readonly id: string };
  /** The address is still to be confirmed: ask for the code of the mail. */
  readonly asksForCode: boolean;
}

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** The first field that is empty; null when both are filled in (spec §5 "Login requires both"). */
export function missingCredential({ userName, password }: Credentials): SignInRefusal | null {
  if (userName.trim() === '') return { field: 'userName', sentence: { id: 'shell.signIn.userNameMissing' }, asksForCode: false };
  return password === '' ? { field: 'password', sentence: { id: 'shell.signIn.passwordMissing' }, asksForCode: false } : null;
}

const CODE_FAULTS: ReadonlySet<number> = new Set([ERROR.ADDRESS_UNCONFIRMED, ERROR.CODE_WRONG, ERROR.CODE_EXPIRED]);
const FIELDS: readonly SignInField[] = ['userName', 'password', 'verifyCode'];

/** `failure` is null when no answer came that could be read. */
export function refusalOf(failure: CallFailure | null): SignInRefusal {
  if (!failure?.message) return { field: 'password', sentence: { id: 'shell.signIn.noAnswer' }, asksForCode: false };
  const asksForCode = CODE_FAULTS.has(failure.code);
  for (const field of FIELDS) {
    const fault = failure.fields.find((candidate) => candidate.field === field);
    if (fault) return { field, sentence: fault.message || failure.message, asksForCode: asksForCode || field === 'verifyCode' };
  }
  return { field: asksForCode ? 'verifyCode' : 'password', sentence: failure.message, asksForCode };
}
