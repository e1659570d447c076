/** What people sign in with: a mail address or a mobile number. The API judges anew; this spares a way to it (spec §8). */
import { PASSWORD_MAX_BYTES, passwordFault, type PasswordPolicy } from '@amberlane/contract/domain/password-policy';

/** What every mail address has; whether it exists only a mail can tell. */
const MAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Digits of any script, with what people write between them. */
const NUMBER = /^[+＋]?[\p{Nd}\s()./-]+$/u;

export const isMailAddress = (typed: string): boolean => MAIL.test(typed.trim());

/** Whether it could be an account at all. */
export function couldBeAccount(typed: string): boolean {
  const digits = typed.replace(/\P{Nd}/gu, '').length;
  return isMailAddress(typed) || (NUMBER.test(typed.trim()) && digits >= 6 && digits <= 15);
}

/** The rule for the password of an account by that name: `policyOf` of the contract, before anybody has asked the API. */
export const policyForName = (typed: string): PasswordPolicy => (typed.includes('@') ? 'strong' : 'short');

/** Faults of a new password and its repetition that the schema can't know (spec §5). */
export function newPasswordFaults({ password, confirmPassword }: { readonly password: string; readonly confirmPassword: string }, policy: PasswordPolicy) {
  const shape = password === '' ? null : passwordFault(password, policy);
  return [
    ...(shape === null ? [] : [{ field: 'password', code: shape, params: { max: PASSWORD_MAX_BYTES } }]),
    ...(confirmPassword === '' || confirmPassword === password ? [] : [{ field: 'confirmPassword', code: 'passwordsDiffer' as const }]),
  ];
}
