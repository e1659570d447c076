/** Who asks with a key: the header `x-api-key` of a partner who pushes events, or of a customer's programs. */
import type { Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { KeyScope } from '@amberlane/contract/calls/key-scopes';
import type { ApiScope } from '@amberlane/contract/calls/push';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { hasHash, prefixOf } from './api-key.ts';
import { findKey, scopesOf, touchKey } from './key-repository.ts';

export interface KeyHolder {
  readonly keyId: string;
  /** Beginning of the key, which may be shown. */
  readonly prefix: string;
  /** Customer to whom the key belongs; null for the key of a partner. */
  readonly accountId: string | null;
  readonly scopes: readonly (ApiScope | KeyScope)[];
}

/** A use is written down once in this time, not at every push. */
const TOUCH_MS = 60_000;

/** Compared with what is no key of ours, so that a prefix can't be told from none by the time it takes. */
const NO_HASH = Buffer.alloc(32).toString('base64url');

/** Whose key it is, whatever it opens. Throws {@link ApiError} for one that is wrong or has ended; the reason is told only to the holder. */
export async function readHolder(db: Kysely<Database>, given: unknown, now: Date): Promise<KeyHolder> {
  const key = typeof given === 'string' ? given : '';
  const prefix = prefixOf(key);
  const row = prefix === null ? null : await findKey(db, prefix);
  if (!hasHash(key, row?.key_hash ?? NO_HASH) || !row) throw new ApiError(ERROR.API_KEY_WRONG);
  // A customer whose plan has no keys any more has none.
  if (row.revoked_at || row.platform === false) throw new ApiError(ERROR.API_KEY_REVOKED);
  if (row.expires_at && row.expires_at <= now) throw new ApiError(ERROR.API_KEY_EXPIRED);
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > TOUCH_MS) await touchKey(db, row.id, now);
  return { keyId: row.id, prefix: row.prefix, accountId: row.account_id, scopes: scopesOf(row) };
}

/** Asks a holder for a scope, null for a call that no key opens. Throws {@link ApiError} that says what is missing. */
export function requireScope({ scopes }: KeyHolder, scope: ApiScope | KeyScope | null): void {
  if (scope === null) throw new ApiError(ERROR.API_KEY_NOT_HERE);
  if (!scopes.includes(scope)) throw new ApiError(ERROR.API_KEY_SCOPE, { params: { scope } });
}
