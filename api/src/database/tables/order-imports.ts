/** Shipments from files. */
import type { JSONColumnType } from 'kysely';
import type { ImportSender, ImportSettings } from '@amberlane/contract/calls/order-imports';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { ImportCells, ImportColumn, ImportRowState } from '@amberlane/contract/domain/order-import';
import type { PricedProduct } from '@amberlane/contract/domain';
import type { Instant } from './column-types.ts';

export interface OrderImportTable {
  id: string;
  account_id: string;
  /** Of the file. */
  name: string;
  settings: JSONColumnType<ImportSettings>;
  row_count: number;
  /** Accepted with the last confirmation; null before it. */
  agreement_version: string | null;
  created_at: Instant;
  updated_at: Instant;
}

/** A fault of a cell, or of the row as a whole: then with the code of the error that refused it, when there is one. */
export interface StoredFault {
  readonly column: ImportColumn | '';
  readonly code: FieldFault['code'] | 'refused';
  readonly params: FieldFault['params'];
  readonly error?: number;
}

export interface OrderImportRowTable {
  import_id: string;
  line: number;
  cells: JSONColumnType<ImportCells>;
  /** Line of the row whose shipment it is an item of; null for a row that is a shipment of its own. */
  head_line: number | null;
  /** Whom the row names as its sender, as the address book had it when the row was judged; null: the list's own. */
  sender: JSONColumnType<ImportSender> | null;
  state: ImportRowState;
  faults: JSONColumnType<readonly StoredFault[]>;
  product: PricedProduct | null;
  /** Fen; null where no rate exists yet. */
  price: string | number | null;
  /** Day whose rates it was priced by, ISO date; null for a row that is not priced. */
  priced_on: string | null;
  order_id: string | null;
  attempts: number;
  /** When a queued row is due, or comes back from a worker that died. */
  next_at: Instant | null;
}

export interface OrderImportTables {
  order_import: OrderImportTable;
  order_import_row: OrderImportRowTable;
}
