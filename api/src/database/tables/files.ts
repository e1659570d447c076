/** Keys that all processes of one installation share. */
import type { Instant } from './column-types.ts';

export interface SecretTable {
  /** What it is for. */
  name: string;
  /** Base64url. */
  value: string;
  created_at: Instant;
}

export interface FileTables {
  secret: SecretTable;
}
