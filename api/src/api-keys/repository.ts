/** API keys of customers in the database. Every query names the account: a stranger's key is one that does not exist. */
import type { Kysely, Transaction } from 'kysely';
import type { KeyFacts } from '@amberlane/contract/calls/api-keys';
import { KEY_SCOPES } from '@amberlane/contract/calls/key-scopes';
import type { Database } from '../database/tables.ts';
import type { ApiKeyRow } from './key-repository.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** Newest first. */
export async function keysOf(db: Db, accountId: string): Promise<KeyFacts[]> {
  const rows = await db.selectFrom('api_key').selectAll().where('account_id', '=', accountId).orderBy('created_at', 'desc').orderBy('prefix').execute();
  return rows.map(toFacts);
}

export async function keyOf(db: Db, accountId: string, prefix: string): Promise<KeyFacts | null> {
  const row = await db.selectFrom('api_key').selectAll().where('account_id', '=', accountId).where('prefix', '=', prefix).executeTakeFirst();
  return row ? toFacts(row) : null;
}

/** How many keys of the account work. */
export async function countLivingKeys(db: Db, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends a key now; one that was revoked before keeps its time. */
export async function revokeKeyOf(db: Db, accountId: string, prefix: string, now: Date): Promise<KeyFacts | null> {
  await db.updateTable('api_key').set({ revoked_at: now }).where('account_id', '=', accountId).where('prefix', '=', prefix).where('revoked_at', 'is', null).execute();
  return keyOf(db, accountId, prefix);
}

const toFacts = (row: ApiKeyRow): KeyFacts => ({
  prefix: row.prefix,
  name: row.name,
  scopes: KEY_SCOPES.filter((scope) => row.scopes.includes(scope)),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
