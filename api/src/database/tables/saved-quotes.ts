/** Quotes that customers keep. */
import type { PricedProduct } from '@amberlane/contract/domain';
import type { Instant } from './column-types.ts';

export interface SavedQuoteTable {
  id: string;
  account_id: string;
  product: PricedProduct;
  /** Cities of the rate table. */
  origin: string;
  destination: string;
  /** All pieces together. */
  weight_grams: number;
  pieces: number;
  /** Fen, as PostgreSQL writes a bigint. */
  total_fen: string;
  valid_until: Instant;
  /** Of the quote page. */
  query: string;
  saved_at: Instant;
}

export interface SavedQuoteTables {
  saved_quote: SavedQuoteTable;
}
