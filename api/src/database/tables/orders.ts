/** Orders, the address book, and the keys of orders that were sent. */
import type { JSONColumnType } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { AddressEntry } from '@amberlane/contract/calls/address-book';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderDraft, OrderKind } from '@amberlane/contract/calls/orders';
import type { Instant } from './column-types.ts';

export interface CustomerOrderTable {
  id: string;
  account_id: string;
  order_no: string;
  trade_no: string;
  /** null for drafts, and after a cancellation. */
  waybill_no: string | null;
  kind: OrderKind;
  /** What the customer did; the rest of the status follows from the waybill's newest scan. */
  stage: 'DRAFT' | 'SUBMITTED' | 'CANCELLED';
  form: JSONColumnType<OrderDraft>;
  accept_country: Country | null;
  /** Folded text in which a keyword is looked for. */
  search: string;
  reference_price: JSONColumnType<Money> | null;
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

export interface OrderTables {
  customer_order: CustomerOrderTable;
  address_entry: AddressEntryTable;
  idempotency_key: IdempotencyKeyTable;
}
