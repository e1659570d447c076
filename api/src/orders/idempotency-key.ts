/**
 * One order for one key: a form that is sent twice, by a double click or by a network that lost the first answer, makes
 * one order and gets its answer both times (header `Idempotency-Key`). Keys are forgotten after `RULES.retention`, well beyond
 * any retry.
 */
import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';

/** The key of a request; null without one. Throws {@link ApiError} VALIDATION for one that is none. */
export function readKey(header: unknown): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w-]{8,128}$/.test(header)) return header;
  throw new ApiError(ERROR.VALIDATION);
}

export interface KeyClaim {
  readonly accountId: string;
  readonly key: string;
  /** What was asked, without the key. */
  readonly request: unknown;
  /** The order that is made if the key is new. */
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Takes the key for an order that the same transaction goes on to make. Gives null when it is new, else the id of the
 * order that it made before; waits for a transaction that has just taken it. Throws IDEMPOTENCY_KEY_REUSED when the
 * key came with something else.
 */
export async function claimKey(db: Transaction<Database>, { accountId, key, request, orderId, now }: KeyClaim): Promise<string | null> {
  const request_hash = hashOf(request);
  const taken = await db
    .insertInto('idempotency_key')
    .values({ account_id: accountId, key, request_hash, order_id: orderId, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return taken ? null : orderOfKey(db, { accountId, key, request });
}

/**
 * The order that a key made before, whatever has become of quotes and days since; null for a new key. Throws
 * IDEMPOTENCY_KEY_REUSED when the key came with something else.
 */
export async function orderOfKey(db: Kysely<Database>, { accountId, key, request }: Pick<KeyClaim, 'accountId' | 'key' | 'request'>): Promise<string | null> {
  const before = await db.selectFrom('idempotency_key').select(['request_hash', 'order_id']).where('account_id', '=', accountId).where('key', '=', key).executeTakeFirst();
  if (!before) return null;
  if (before.request_hash !== hashOf(request)) throw new ApiError(ERROR.IDEMPOTENCY_KEY_REUSED);
  return before.order_id;
}

const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('base64url');
