/** Links to shared parcels. */
import type { Instant } from './column-types.ts';

export interface TrackShareTable {
  /** SHA-256 of the token, which is stored nowhere. */
  token_hash: string;
  waybill_no: string;
  expires_at: Instant;
}

export interface TrackShareTables {
  track_share: TrackShareTable;
}
