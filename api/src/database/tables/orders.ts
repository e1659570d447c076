/** Orders, the address book, and the keys of orders that were sent. */
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { AddressEntry } from '@amberlane/contract/calls/address-book';
import type { PriceLine } from '@amberlane/contract/domain';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
import type { Locale } from '@amberlane/contract/site';
import type { ExportRequest, OrderDraft, OrderKind } from '@amberlane/contract/calls/orders';
import type { Instant } from './column-types.ts';

/** A price as it was when the order was sent, and the fees of deliveries since: codes and figures, from which the lines are told in any language. */
export interface KeptPrice {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  readonly chargeableGrams: number;
  /** Day of the rules, ISO date. */
  readonly day: string;
}

export interface CustomerOrderTable {
  id: string;
  account_id: string;
  order_no: string;
  trade_no: string;
  /** null for drafts, and after a cancellation. */
  waybill_no: string | null;
  kind: OrderKind;
  /** What the customer did; the rest of the status follows from the waybill's newest event. */
  stage: 'DRAFT' | 'SUBMITTED' | 'CANCELLED';
  form: JSONColumnType<OrderDraft>;
  accept_country: Country | null;
  /** Folded text in which a keyword is looked for. */
  search: string;
  reference_price: JSONColumnType<Money> | null;
  /** null for drafts, without a rate, and for orders that were sent before it was kept. */
  price: JSONColumnType<KeptPrice> | null;
  /** Kept by the database, which follows the waybill. */
  status: GeneratedAlways<OrderStatus>;
  presend: GeneratedAlways<boolean>;
  /** Fen of `reference_price`; -1 without one. */
  price_minor: GeneratedAlways<string>;
  version: number;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: Instant | null;
}

export interface AddressEntryTable {
  id: string;
  account_id: string;
  country: Country;
  entry: JSONColumnType<Omit<AddressEntry, 'id' | 'version' | 'defaultSender' | 'defaultReceiver'>>;
  search: string;
  default_sender: boolean;
  default_receiver: boolean;
  version: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface IdempotencyKeyTable {
  account_id: string;
  key: string;
  /** SHA-256 of the request. */
  request_hash: string;
  /** The order that was made. */
  order_id: string;
  created_at: Instant;
}

/** A file of orders that was asked for: made when its address is opened. */
export interface OrderExportTable {
  /** SHA-256 of the secret in the address. */
  token_hash: string;
  account_id: string;
  request: JSONColumnType<ExportRequest>;
  locale: Locale;
  expires_at: Instant;
}

export interface OrderTables {
  customer_order: CustomerOrderTable;
  order_export: OrderExportTable;
  address_entry: AddressEntryTable;
  idempotency_key: IdempotencyKeyTable;
}
