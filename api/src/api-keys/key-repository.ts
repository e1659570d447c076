/** API keys in the database, without the keys. */
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { KEY_SCOPES, type KeyScope } from '@amberlane/contract/calls/key-scopes';
import { API_SCOPES, type ApiKeyFacts, type ApiScope } from '@amberlane/contract/calls/push';
import type { Database } from '../database/tables.ts';
import type { ApiKeyTable } from '../database/tables/push.ts';
import { newApiKey } from './api-key.ts';

export type ApiKeyRow = Selectable<ApiKeyTable>;

export interface KeyWish {
  readonly name: string;
  readonly scopes: readonly (ApiScope | KeyScope)[];
  readonly expiresAt: Date | null;
  /** Customer to whom it belongs; none for the key of a partner. */
  readonly accountId?: string;
}

type Db = Kysely<Database> | Transaction<Database>;

/** Makes a key and gives it: nobody can read it again. */
export async function createKey(db: Db, { name, scopes, expiresAt, accountId }: KeyWish, now: Date): Promise<string> {
  const { key, prefix, hash } = newApiKey();
  await db
    .insertInto('api_key')
    .values({
      id: randomUUID(), account_id: accountId ?? null, name, prefix, key_hash: hash, scopes: JSON.stringify(scopes),
      created_at: now, expires_at: expiresAt, last_used_at: null, revoked_at: null,
    })
    .execute();
  return key;
}

/** Newest first. */
export async function listKeys(db: Kysely<Database>): Promise<ApiKeyFacts[]> {
  const rows = await db.selectFrom('api_key').selectAll().orderBy('created_at', 'desc').orderBy('prefix').execute();
  return rows.map(toFacts);
}

/** Ends a key now. false when there is none with this prefix; one that was revoked before keeps its time. */
export async function revokeKey(db: Kysely<Database>, prefix: string, now: Date): Promise<boolean> {
  await db.updateTable('api_key').set({ revoked_at: now }).where('prefix', '=', prefix).where('revoked_at', 'is', null).execute();
  return (await findKey(db, prefix)) !== null;
}

/** The key with this prefix; `platform` says whether its owner's plan still has keys, null for the key of a partner. */
export async function findKey(db: Kysely<Database>, prefix: string): Promise<(ApiKeyRow & { readonly platform: boolean | null }) | null> {
  const row = await db
    .selectFrom('api_key')
    .leftJoin('account', 'account.id', 'api_key.account_id')
    .selectAll('api_key')
    .select('account.platform')
    .where('api_key.prefix', '=', prefix)
    .executeTakeFirst();
  return row ?? null;
}

export async function touchKey(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Scopes that a later version knew and this one does not are left out. */
export const scopesOf = (row: ApiKeyRow): (ApiScope | KeyScope)[] => [...API_SCOPES, ...KEY_SCOPES].filter((scope) => row.scopes.includes(scope));

const toFacts = (row: ApiKeyRow): ApiKeyFacts => ({
  prefix: row.prefix,
  accountId: row.account_id,
  name: row.name,
  scopes: scopesOf(row),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});

/** Gives an account the plan that has keys, or takes it away; its keys are refused while it is away. false when there is no such account. */
export async function setPlatform(db: Kysely<Database>, address: string, platform: boolean): Promise<boolean> {
  const column = address.includes('@') ? 'email' : 'phone';
  const { numUpdatedRows } = await db.updateTable('account').set({ platform }).where(column, '=', address).executeTakeFirst();
  return numUpdatedRows > 0n;
}
