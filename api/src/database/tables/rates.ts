/** Rates, the cities between which they hold, their remarks, and the keys that sign quotes. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Gateway, PricedProduct, RateTier } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import type { LocaleNames } from '../tables.ts';
import type { Instant } from './column-types.ts';

/** A city that rates begin or end in. */
export interface FreightCityTable {
  code: string;
  country: Country;
  names: JSONColumnType<LocaleNames>;
  /** A remote area, which takes some days more. */
  is_remote: boolean;
  /** Where goods that are sent abroad from here are handed over; null where nothing is sent abroad. */
  gateway: Gateway | null;
  /** Order within the country; the first city stands for places without a rate of their own. */
  sort: number;
  edited: Generated<boolean>;
}

export interface FreightRemarkTable {
  code: string;
  texts: JSONColumnType<LocaleNames>;
  sort: number;
  edited: Generated<boolean>;
}

export interface FreightRateTable {
  id: string;
  product: PricedProduct;
  origin: string;
  destination: string;
  /** Grams, and fen for them. */
  first_grams: number;
  first_amount: number;
  tiers: JSONColumnType<readonly RateTier[]>;
  remark_codes: JSONColumnType<readonly string[]>;
  /** ISO dates; the last day included, null without end. */
  valid_from: string;
  valid_to: string | null;
  source: string;
}

export interface SigningKeyTable {
  purpose: string;
  /** 256 random bits, base64url. */
  secret: string;
  created_at: Instant;
}

export interface RateTables {
  freight_city: FreightCityTable;
  freight_remark: FreightRemarkTable;
  freight_rate: FreightRateTable;
  signing_key: SigningKeyTable;
}
