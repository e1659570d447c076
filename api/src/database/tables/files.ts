/** Keys that all processes of one installation share, and files of labels that were asked for. */
import type { JSONColumnType } from 'kysely';
import type { LABEL_LAYOUTS } from '@amberlane/contract/calls/files';
import type { Instant } from './column-types.ts';

export interface SecretTable {
  /** What it is for. */
  name: string;
  /** Base64url. */
  value: string;
  created_at: Instant;
}

export interface LabelFileTable {
  id: string;
  account_id: string;
  layout: (typeof LABEL_LAYOUTS)[number];
  /** In the order in which they are printed. */
  order_ids: JSONColumnType<readonly string[]>;
  expires_at: Instant;
}

export interface FileTables {
  label_file: LabelFileTable;
  secret: SecretTable;
}
