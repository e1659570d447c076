/** What can be done with API keys, wherever the database is: in this process, or behind the channel of a running server. */
import { z } from 'zod';
import type { Kysely } from 'kysely';
import { API_SCOPES, apiKeyFacts } from '@amberlane/contract/calls/push';
import type { Database } from '../database/tables.ts';
import { createKey, listKeys, revokeKey, setPlatform } from './key-repository.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));

/** An order to the keeper, as it crosses the channel. */
const keyOrder = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('create'), name: z.string().min(1).max(80), scopes: z.array(z.enum(API_SCOPES)).min(1), expiresAt: instant.nullable() }),
  z.object({ verb: z.literal('list') }),
  z.object({ verb: z.literal('revoke'), prefix: z.string().max(64) }),
  z.object({ verb: z.literal('platform'), account: z.string().min(1).max(254), on: z.boolean() }),
]);
export type KeyOrder = z.output<typeof keyOrder>;

const keyAnswer = z.object({
  /** The new key, this once. */
  key: z.string().nullable(),
  keys: z.array(apiKeyFacts),
  /** Whether there was a key to revoke, an account to change. */
  found: z.boolean(),
});
export type KeyAnswer = z.output<typeof keyAnswer>;

/** On the channel into a running server. */
export const KEY_ORDERS = { name: 'keys', order: keyOrder, answer: keyAnswer };

export type KeyKeeper = (order: KeyOrder) => Promise<KeyAnswer>;

const NOTHING: KeyAnswer = { key: null, keys: [], found: true };

export const keyKeeper =
  (db: Kysely<Database>, now: () => Date): KeyKeeper =>
  async (order) => {
    switch (order.verb) {
      case 'create':
        return { ...NOTHING, key: await createKey(db, order, now()) };
      case 'list':
        return { ...NOTHING, keys: [...(await listKeys(db))] };
      case 'revoke':
        return { ...NOTHING, found: await revokeKey(db, order.prefix, now()) };
      case 'platform':
        return { ...NOTHING, found: await setPlatform(db, order.account, order.on) };
    }
  };
