/** What the sign-in form shows after an attempt, as a pure function of the attempt. */
import { ERROR } from '@amberlane/contract/calls';
import type { CallFailure } from '@amberlane/core';

export type SignInField = 'userName' | 'password' | 'verifyCode' | 'totpCode';

/** What is asked for besides name and password once the API wants it; the key of `STEP_FIELDS` in `step-field.tsx`. */
export type SignInStep = 'code' | 'secondFactor';

/** In the reader's language, or the id of one of our messages. */
export type SignInSentence = string | { readonly id: string };

export interface SignInRefusal {
  /** The field that the sentence stands beside, and that takes the focus. */
  readonly field: SignInField;
  readonly sentence: SignInSentence;
  /** What is wrong beside another field at the same time. */
  readonly also?: Pick<SignInRefusal, 'field' | 'sentence'>;
  /** `code`: the address is still to be confirmed by the code of the mail. null leaves what is asked for as it is. */
  readonly step: SignInStep | null;
}

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** Both fields are asked for at once, the first takes the focus; null when both are filled in (spec §5 "Login requires both"). */
export function missingCredential({ userName, password }: Credentials): SignInRefusal | null {
  const noPassword = password === '' ? ({ field: 'password', sentence: { id: 'shell.signIn.passwordMissing' }, step: null } as const) : null;
  if (userName.trim() !== '') return noPassword;
  return { field: 'userName', sentence: { id: 'shell.signIn.userNameMissing' }, step: null, ...(noPassword && { also: noPassword }) };
}

const CODE_FAULTS: ReadonlySet<number> = new Set([ERROR.ADDRESS_UNCONFIRMED, ERROR.CODE_WRONG, ERROR.CODE_EXPIRED]);
const APP_FAULTS: ReadonlySet<number> = new Set([ERROR.SECOND_FACTOR_NEEDED, ERROR.SECOND_FACTOR_WRONG]);
const FIELDS: readonly SignInField[] = ['userName', 'password', 'verifyCode', 'totpCode'];
/** The field of each step, and the step of a field. */
const STEP_OF: Partial<Record<SignInField, SignInStep>> = { verifyCode: 'code', totpCode: 'secondFactor' };
const FIELD_OF: Readonly<Record<SignInStep, SignInField>> = { code: 'verifyCode', secondFactor: 'totpCode' };

/** Three sentences for what came instead of an answer: nothing, nothing in time, nothing that could be read (spec §8). */
function unansweredId(failure: CallFailure | null): string {
  if (failure === null || failure.code === ERROR.NETWORK) return 'shell.failure.network';
  return failure.code === ERROR.TIMEOUT ? 'shell.failure.timeout' : 'shell.failure.service';
}

/** `failure` is null when no answer came that could be read. */
export function refusalOf(failure: CallFailure | null): SignInRefusal {
  if (!failure?.message) return { field: 'password', sentence: { id: unansweredId(failure) }, step: null };
  const step = CODE_FAULTS.has(failure.code) ? 'code' : APP_FAULTS.has(failure.code) ? 'secondFactor' : null;
  for (const field of FIELDS) {
    const fault = failure.fields.find((candidate) => candidate.field === field);
    if (fault) return { field, sentence: fault.message || failure.message, step: STEP_OF[field] ?? step };
  }
  return { field: step === null ? 'password' : FIELD_OF[step], sentence: failure.message, step };
}
