/** Why a request was not accepted, read from whatever the sending gave. */
import type { CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';

/** What sending gives: the answer of an RTK mutation, or nothing. */
export interface Outcome {
  readonly error?: unknown;
}

const isFailure = (error: unknown): error is CallFailure => typeof error === 'object' && error !== null && 'code' in error && 'fields' in error && Array.isArray(error.fields);

/** null when it was accepted. An error of our own code counts as a service that failed. */
export function refusalOf(outcome: Outcome | undefined): CallFailure | null {
  if (outcome?.error === undefined) return null;
  return isFailure(outcome.error) ? outcome.error : { code: ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };
}
