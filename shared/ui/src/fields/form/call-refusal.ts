/** Why a request was not accepted, read from whatever the sending gave. */
import type { CallFailure } from '@amberlane/core';
import { ERROR } from '@amberlane/contract/calls';
import { lostFileCode } from './lost-file.ts';

/** What sending gives: the answer of an RTK mutation, or nothing. */
export interface Outcome {
  readonly error?: unknown;
}

const isFailure = (error: unknown): error is CallFailure => typeof error === 'object' && error !== null && 'code' in error && 'fields' in error && Array.isArray(error.fields);

/** null when it was accepted. A file that sending needs and that did not arrive counts as a call without an answer, any other error of our own code as a service that failed. */
export function refusalOf(outcome: Outcome | undefined): CallFailure | null {
  const error = outcome?.error;
  if (error === undefined) return null;
  return isFailure(error) ? error : { code: lostFileCode(error) ?? ERROR.SERVICE, message: '', status: null, requestId: null, fields: [] };
}

/** Whether nobody judged the request: no answer came, or the service itself failed. The same may succeed in a moment. */
export const isUnanswered = ({ status }: CallFailure): boolean => status === null || status >= 500;
