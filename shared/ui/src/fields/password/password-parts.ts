/** What a new password is made of, for the list below its field; the verdict itself is the contract's. */
import { normalPassword, passwordFault, type PasswordPolicy } from '@amberlane/contract/domain/password-policy';

export type PasswordRuleName = 'length8' | 'length6' | 'upper' | 'lower' | 'digit' | 'special' | 'letter' | 'plain';

const MET: Readonly<Record<PasswordRuleName, (password: string) => boolean>> = {
  length8: (password) => Array.from(password).length >= 8,
  length6: (password) => password.length >= 6 && password.length <= 16,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  letter: (password) => /[A-Za-z]/.test(password),
  plain: (password) => /^[A-Za-z\d]+$/.test(password),
};

const RULES: Readonly<Record<PasswordPolicy, readonly PasswordRuleName[]>> = {
  strong: ['length8', 'upper', 'lower', 'digit', 'special'],
  short: ['length6', 'letter', 'digit', 'plain'],
};

export interface PasswordPart {
  readonly name: PasswordRuleName;
  readonly met: boolean;
}

export function passwordParts(typed: string, policy: PasswordPolicy): PasswordPart[] {
  const password = normalPassword(typed);
  return RULES[policy].map((name) => ({ name, met: MET[name](password) }));
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Weak until the policy is met; then by length, which counts for more than kinds of characters (NIST SP 800-63B). */
export function passwordStrength(typed: string, policy: PasswordPolicy): PasswordStrength {
  if (passwordFault(typed, policy) !== null) return 'weak';
  return new Set(normalPassword(typed)).size >= 10 ? 'strong' : 'fair';
}
