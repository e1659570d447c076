/** The password once more, before something that a borrowed session must not do (OWASP ASVS 7.5). */
import { ERROR } from '@amberlane/contract/calls';
import { ApiError, fieldFault } from '../api-error.ts';
import type { Limits } from '../limits/limits.ts';
import { readPassword } from './new-password.ts';
import { verifyPassword } from './password-hash.ts';
import type { Account } from './repository.ts';
import { countOldPassword, forgetOldPassword } from './sign-in-limits.ts';

/** Throws the refusal of the field `password` for a wrong one, PASSWORD_NEEDED for an account without any, TOO_MANY_REQUESTS after some tries. */
export async function requirePassword(limits: Limits, { id, password_hash }: Pick<Account, 'id' | 'password_hash'>, sent: string): Promise<void> {
  if (password_hash === null) throw new ApiError(ERROR.PASSWORD_NEEDED);
  const password = await readPassword(sent, 'password');
  await countOldPassword(limits, id);
  if (!(await verifyPassword(password, password_hash))) throw fieldFault('password', 'passwordWrong');
  await forgetOldPassword(limits, id);
}
