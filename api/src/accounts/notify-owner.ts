/** Letters to the owner of an account about what was done in it. */
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { accountLetter, addressed, type AccountLetter } from '../messages/account-letters.ts';
import type { Account } from './repository.ts';

/** What was done stands even when the message can't leave. */
export async function tellOwner(
  { messenger, settings }: Pick<ApiContext, 'messenger' | 'settings'>,
  { email, phone, locale }: Pick<Account, 'email' | 'phone' | 'locale'>,
  kind: AccountLetter,
  log: FastifyBaseLogger,
): Promise<void> {
  const letter = accountLetter(kind, locale, { site: settings.siteOrigin });
  await messenger.send(addressed(letter, { kind: email === null ? 'mobile' : 'email', address: email ?? phone ?? '' })).catch((error: unknown) => {
    log.error({ err: error, letter: kind }, 'owner not told');
  });
}
