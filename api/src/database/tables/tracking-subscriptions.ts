/** Email updates about a parcel. */
import type { Country, Locale } from '@amberlane/contract/site';
import type { Instant } from './column-types.ts';

export interface SubscriptionTable {
  id: string;
  waybill_no: string;
  email: string;
  /** Market of the page on which the updates were asked for: language of the emails and of their links. */
  country: Country;
  locale: Locale;
  state: 'pending' | 'following' | 'stopped';
  /** Time of the newest event that the subscriber knows: an older one that arrives late makes no email. */
  told_at: Instant;
  confirm_by: Instant;
  /** The address goes after this time. */
  keep_until: Instant;
}

/** A token of an email opens one subscription, or each of those that were asked for together. */
export interface SubscriptionTokenTable {
  token_hash: string;
  follower_id: string;
}

/** The tables keep their first names: a process of another version reads them too. */
export interface TrackingSubscriptionTables {
  follower: SubscriptionTable;
  follow_token: SubscriptionTokenTable;
}
