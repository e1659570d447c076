/** Who may push: the key of the header `x-api-key`. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract';
import type { ApiScope } from '@amberlane/contract/push';
import type { Database } from '../database/tables.ts';
import { ApiFault } from '../fault.ts';
import { hasHash, prefixOf } from './api-key.ts';
import { findKey, scopesOf, touchKey } from './key-repository.ts';

export interface KeyHolder {
  readonly keyId: string;
  readonly scopes: readonly ApiScope[];
}

/** A use is written down once in this time, not at every push. */
const TOUCH_MS = 60_000;

/** Compared with what is no key of ours, so that a prefix can't be told from none by the time it takes. */
const NO_HASH = Buffer.alloc(32).toString('base64url');

/** Reads the key and asks for a scope. Throws {@link ApiFault} that says why it is not enough; the reason is told only to the holder. */
export async function readKey(db: Kysely<Database>, given: unknown, scope: ApiScope, now: Date): Promise<KeyHolder> {
  const key = typeof given === 'string' ? given : '';
  const prefix = prefixOf(key);
  const row = prefix === null ? null : await findKey(db, prefix);
  if (!hasHash(key, row?.key_hash ?? NO_HASH) || !row) throw new ApiFault(ERROR.API_KEY_WRONG);
  if (row.revoked_at) throw new ApiFault(ERROR.API_KEY_REVOKED);
  if (row.expires_at && row.expires_at <= now) throw new ApiFault(ERROR.API_KEY_EXPIRED);
  const scopes = scopesOf(row);
  if (!scopes.includes(scope)) throw new ApiFault(ERROR.API_KEY_SCOPE, { params: { scope } });
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > TOUCH_MS) await touchKey(db, row.id, now);
  return { keyId: row.id, scopes };
}
