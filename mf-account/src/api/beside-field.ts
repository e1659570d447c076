/** Refusals that are about one field, though the API does not name it: they stand beside that field. */
import { ERROR } from '@amberlane/contract/calls';
import type { CallFailure } from '@amberlane/core';

const FIELD_OF: ReadonlyMap<number, string> = new Map([
  [ERROR.CAPTCHA_WRONG, 'captchaCode'],
  [ERROR.CODE_WRONG, 'verifyCode'],
  [ERROR.CODE_EXPIRED, 'verifyCode'],
  [ERROR.SECOND_FACTOR_NEEDED, 'totpCode'],
]);

interface Answer {
  readonly error?: unknown;
}

const isFailure = (error: unknown): error is CallFailure => typeof error === 'object' && error !== null && 'code' in error && 'fields' in error && Array.isArray(error.fields);

/** The refusal of an answer; null when there is none. */
export const failureIn = ({ error }: Answer): CallFailure | null => (isFailure(error) ? error : null);

/** The code of a refusal; null when there is none. */
export const refusalCode = (answer: Answer): number | null => failureIn(answer)?.code ?? null;

/** The answer of a mutation, its refusal moved to the field that it is about. */
export function besideField(answer: Answer): Answer {
  const { error } = answer;
  const field = isFailure(error) && error.fields.length === 0 ? FIELD_OF.get(error.code) : undefined;
  return isFailure(error) && field !== undefined ? { error: { ...error, fields: [{ field, code: 'format', message: error.message }] } } : answer;
}
