/** Parties of waybills, and keys of the batch push. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Party } from '../../tracking/party.ts';
import type { Instant } from './column-types.ts';

export interface WaybillPartiesTable {
  waybill_no: string;
  account_id: string | null;
  sender: JSONColumnType<Party>;
  receiver: JSONColumnType<Party>;
  signed_by: string | null;
}

export interface ApiKeyTable {
  id: string;
  /** Customer to whom it belongs; null for the key of a partner who pushes events. */
  account_id: Generated<string | null>;
  /** What it is for, as its maker named it. */
  name: string;
  /** Beginning of the key, by which it is found and shown; no secret. */
  prefix: string;
  /** SHA-256 of the whole key. */
  key_hash: string;
  scopes: JSONColumnType<readonly string[]>;
  created_at: Instant;
  expires_at: Instant | null;
  last_used_at: Instant | null;
  revoked_at: Instant | null;
}

export interface PushTables {
  waybill_parties: WaybillPartiesTable;
  api_key: ApiKeyTable;
}
