/** Customers with a password, for tests of what needs it once more. */
import { hashPassword } from '../accounts/password-hash.ts';
import type { TestApi } from './test-api.ts';

export const PASSWORD = 'Harmattan#2026';

export interface PasswordCustomer {
  readonly accountId: string;
  readonly token: string;
  readonly email: string;
}

/** A new customer with {@link PASSWORD} and a living session. */
export async function passwordCustomer(api: TestApi, { platform = false } = {}): Promise<PasswordCustomer> {
  const { accountId, token } = await api.signIn();
  await api.database.db.updateTable('account').set({ password_hash: await hashPassword(PASSWORD), platform }).where('id', '=', accountId).execute();
  return { accountId, token, email: `${accountId}@example.com` };
}
