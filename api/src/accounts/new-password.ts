/** Judges a new password: its shape, whether many people use it, whether both entries are the same (spec §5). */
import { dictionary } from '@zxcvbn-ts/language-common';
import { ERROR } from '@amberlane/contract/calls';
import type { FieldFault, FieldFaultCode } from '@amberlane/contract/domain/field-faults';
import { passwordFault, PASSWORD_MAX_BYTES, normalPassword, type PasswordPolicy } from '@amberlane/contract/domain/password-policy';
import { unwrapPassword } from '@amberlane/contract/calls/password-wrap';
import { ApiError, fieldFault } from '../api-error.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Shorter words say nothing about what stands behind them. */
const SHORTEST_STEM = 4;

/** Whether a password is a common one, or a common one with digits and signs behind it. */
export function isCommonPassword(password: string): boolean {
  const lower = normalPassword(password).toLowerCase();
  const stem = lower.replace(/[^\p{L}]+$/u, '');
  return COMMON.has(lower) || (stem.length >= SHORTEST_STEM && COMMON.has(stem));
}

/** The password of a field, wrapped or plain. Throws the refusal of the field when it can't be read. */
export async function readPassword(sent: string, field: string): Promise<string> {
  const password = await unwrapPassword(sent);
  if (password === null || password === '') throw fieldFault(field, password === '' ? 'required' : 'format');
  return password;
}

export interface NewPassword {
  /** Name of the field, and what was sent in it. */
  readonly field: 'password' | 'newPassword';
  readonly sent: string;
  readonly confirmation: string;
}

/** The new password in plain. Throws the refusal of every field that is wrong. */
export async function readNewPassword(entries: NewPassword, policy: PasswordPolicy): Promise<string> {
  const password = await readPassword(entries.sent, entries.field);
  const fields = await newPasswordFaults(entries, policy);
  if (fields.length > 0) throw new ApiError(ERROR.VALIDATION, { fields });
  return password;
}

/** What stands against both entries at once; an empty one is the contract's to refuse. */
export async function newPasswordFaults({ field, sent, confirmation }: NewPassword, policy: PasswordPolicy): Promise<FieldFault[]> {
  const [password, repeated] = await Promise.all([unwrapPassword(sent), unwrapPassword(confirmation)]);
  const wrong = password === null ? 'format' : shapeFault(password, policy);
  return [
    ...(sent === '' || wrong === null ? [] : [{ field, code: wrong, params: wrong === 'tooLong' ? { max: PASSWORD_MAX_BYTES } : {} }]),
    ...(sent === '' || confirmation === '' || repeated === password ? [] : [{ field: 'confirmPassword', code: repeated === null ? ('format' as const) : ('passwordsDiffer' as const), params: {} }]),
  ];
}

function shapeFault(password: string, policy: PasswordPolicy): FieldFaultCode | null {
  if (password === '') return 'required';
  return passwordFault(password, policy) ?? (isCommonPassword(password) ? 'passwordCommon' : null);
}
