/**
 * What a password must look like (spec §5): two rules, each for its flow. The page checks with it while the customer
 * types; the API checks again, and refuses passwords that many people use.
 */
import { RULES } from './business-rules.ts';
import type { FieldFaultCode } from './field-faults.ts';

/**
 * `strong`: accounts with a mail address, at least 8 characters of four kinds. `short`: accounts of the phone flow,
 * 6 to 16 Latin letters and digits.
 */
export type PasswordPolicy = 'strong' | 'short';

/** Longest password in UTF-8 bytes, after {@link normalPassword}. */
export const PASSWORD_MAX_BYTES = 128;

/** One spelling for one password, whatever keyboard composed it: Unicode NFKC. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

const STRONG = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];
const SHORT = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/;
const isShort = (password: string): boolean => SHORT.test(password) && password.length >= RULES.password.oldMin && password.length <= RULES.password.oldMax;

/** Which rule an account follows: with a mail address the strong one (facts of the field: one rule a flow). */
export const policyOf = ({ email }: { readonly email: string | null }): PasswordPolicy => (email === null ? 'short' : 'strong');

/** What is wrong with the shape of a password; null for nothing. */
export function passwordFault(typed: string, policy: PasswordPolicy): FieldFaultCode | null {
  const password = normalPassword(typed);
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'tooLong';
  if (policy === 'short') return isShort(password) ? null : 'passwordOld';
  return Array.from(password).length >= RULES.password.newMin && STRONG.every((kind) => kind.test(password)) ? null : 'passwordNew';
}
