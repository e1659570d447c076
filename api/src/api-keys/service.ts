/** Keys that a platform customer makes: with the password once more, a few at a time, told to the owner. */
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import type { createApiKey, KeyFacts } from '@amberlane/contract/calls/api-keys';
import type { z } from 'zod';
import { requirePassword } from '../accounts/known-password.ts';
import { accountOf, holdAccount } from '../accounts/repository.ts';
import { queueOwnerNotice } from '../accounts/notify-owner.ts';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { prefixOf } from './api-key.ts';
import { createKey } from './key-repository.ts';
import { countLivingKeys, keyOf } from './repository.ts';

const DAY_MS = 86_400_000;

interface Creation {
  readonly accountId: string;
  readonly wish: z.output<typeof createApiKey.request>;
}

/** Makes a key. Throws API_KEYS_NOT_IN_PLAN, the refusal of the field `password`, API_KEYS_FULL. */
export async function makeKey(parts: ApiContext, { accountId, wish }: Creation): Promise<{ key: string; facts: KeyFacts }> {
  const { db, emails, now } = parts;
  const account = await accountOf(db, accountId);
  if (!account.platform) throw new ApiError(ERROR.API_KEYS_NOT_IN_PLAN);
  await requirePassword(parts.limits, account, wish.password);
  const { name, scopes, expiresDays } = wish;
  const at = now();
  const expiresAt = expiresDays === null ? null : new Date(at.getTime() + expiresDays * DAY_MS);
  const made = await db.transaction().execute(async (transaction) => {
    // Two at once wait for each other, so that together they don't make one too many.
    await holdAccount(transaction, accountId, { alone: true });
    if ((await countLivingKeys(transaction, accountId, at)) >= RULES.apiKeys.most) throw new ApiError(ERROR.API_KEYS_FULL, { params: { max: RULES.apiKeys.most } });
    const key = await createKey(transaction, { name, scopes: [...new Set(scopes)], expiresAt, accountId }, at);
    const facts = await keyOf(transaction, accountId, prefixOf(key) ?? '');
    if (!facts) throw new Error('the key that was made is gone');
    await queueOwnerNotice(transaction, account, 'apiKeyMade', at);
    return { key, facts };
  });
  await emails.deliverNow(accountId);
  return made;
}
