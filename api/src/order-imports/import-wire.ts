/** Lists and rows as the contract tells them. */
import type { Selectable } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import type { ImportRow, OrderImport } from '@amberlane/contract/calls/order-imports';
import { ORDER_IMPORT, type ImportRowState } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';
import type { OrderImportTable, StoredFault } from '../database/tables/order-imports.ts';
import type { RowRecord } from './repository.ts';

const DAY_MS = 86_400_000;

export type Counts = Readonly<Record<ImportRowState, number>>;

export interface RowCounts {
  /** Of rows that bear a shipment. */
  readonly counts: Counts;
  /** Rows that are further items. */
  readonly items: number;
}

interface Counted {
  readonly state: ImportRowState;
  readonly shipments: string;
  readonly items: string;
}

export function countsOf(rows: readonly Counted[]): RowCounts {
  const counts: Record<ImportRowState, number> = { ready: 0, faulty: 0, skipped: 0, queued: 0, created: 0, failed: 0, cancelled: 0 };
  for (const { state, shipments } of rows) counts[state] = Number(shipments);
  return { counts, items: rows.reduce((sum, { items }) => sum + Number(items), 0) };
}

export const toImport = (row: Selectable<OrderImportTable>, { counts, items }: RowCounts): OrderImport => ({
  id: row.id,
  name: row.name,
  settings: row.settings,
  rows: row.row_count,
  counts: { ...counts },
  items,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  keptUntil: new Date(row.updated_at.getTime() + ORDER_IMPORT.keepDays * DAY_MS).toISOString(),
});

export const toRow = ({ line, state, head_line, cells, faults, price, priced_on, order_id, order_no, waybill_no }: RowRecord, locale: Locale): ImportRow => ({
  line,
  state,
  headLine: head_line,
  cells: { ...cells },
  faults: faults.map(({ column, code, params, error }) => ({ column, code, message: sentence({ column, code, params, ...(error !== undefined && { error }) }, locale) })),
  price: price === null || priced_on === null ? null : { amount: Number(price), currency: 'CNY' },
  orderId: order_id,
  orderNo: order_no,
  waybillNo: waybill_no,
});

const sentence = ({ code, params, error }: StoredFault, locale: Locale): string =>
  code === 'refused' ? errorMessage(error ?? ERROR.SERVICE, locale, params) : fieldMessage(code, locale, params);

