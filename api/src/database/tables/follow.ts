/** Following a parcel by mail. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { Instant } from './column-types.ts';

export interface FollowerTable {
  id: string;
  waybill_no: string;
  email: string;
  /** Place of the page on which the news were asked for: language of the letters and of their links. */
  country: Country;
  locale: Locale;
  state: 'pending' | 'following' | 'stopped';
  /** Time of the newest scan that the follower knows: an older one that arrives late makes no letter. */
  told_at: Instant;
  confirm_by: Instant;
  /** The address goes after this time. */
  keep_until: Instant;
}

export interface FollowLetterTable {
  id: string;
  follower_id: string;
  kind: 'confirm' | 'already' | 'news';
  /** The scan that is told; with `news` only. */
  event_id: string | null;
  attempts: number;
  /** When it is tried next; null once it was sent, overtaken or given up. */
  next_at: Instant | null;
  sent_at: Instant | null;
}

export interface FollowTokenTable {
  token_hash: string;
  follower_id: string;
}

export interface FollowTables {
  follower: FollowerTable;
  follow_letter: FollowLetterTable;
  follow_token: FollowTokenTable;
}
