/** The ledger of cash on delivery. Amounts in minor units of the currency beside them. */
import type { ColumnType } from 'kysely';
import type { Currency } from '@amberlane/contract/domain/currencies';
import type { PayoutKind } from '@amberlane/contract/domain/payout-account';
import type { Instant } from './column-types.ts';

/** Drivers give 64-bit integers as text. */
type Amount = ColumnType<string | number, number, number>;

export interface CodEntryTable {
  waybill_no: string;
  account_id: string;
  order_id: string;
  order_no: string;
  recipient: string;
  currency: Currency;
  collected: Amount;
  fee: Amount;
  /** Rule by which the fee was reckoned. */
  rule_id: string;
  delivered_at: Instant;
  time_zone: string;
  /** null while it is open. */
  remittance_id: string | null;
}

export interface CodRemittanceTable {
  id: string;
  reference: string;
  account_id: string;
  currency: Currency;
  amount: Amount;
  remitted_at: Instant;
  /** The account to which it went, as it was then; null for payments from before accounts were kept. */
  paid_kind: PayoutKind | null;
  paid_provider: string | null;
  paid_last_four: string | null;
}

/** Where the money of a customer goes, one for each currency. */
export interface PayoutAccountTable {
  account_id: string;
  currency: Currency;
  kind: PayoutKind;
  holder: string;
  /** Bank, or operator of mobile money. */
  provider: string;
  /** Encrypted (`secret-box`); null for accounts of the demo, to which nobody pays. */
  number: string | null;
  last_four: string;
  created_at: Instant;
  changed_at: Instant;
}

export interface CodTables {
  cod_entry: CodEntryTable;
  cod_remittance: CodRemittanceTable;
  payout_account: PayoutAccountTable;
}
