/** Imports in the mock API: rows need what no shipment goes without, each costs the same, and each look at a list creates some. */
import { randomUUID } from 'node:crypto';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import {
  cancelOrderImport, confirmOrderImport, createOrderImport, deleteOrderImport, getOrderImport, putImportRows, queryImportRows, queryOrderImports, quoteOrderImport,
  type ImportRow, type ImportSettings, type OrderImport,
} from '@amberlane/contract/calls/order-imports';
import type { FieldFaultCode } from '@amberlane/contract/domain/field-faults';
import { IMPORT_ROW_STATES, ORDER_IMPORT, type ImportCells, type ImportColumn, type ImportRowState } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { perCustomer, Refusal, serve, type MockRoutes } from '@amberlane/testing/mock-api/serve';

interface KeptRow extends Omit<ImportRow, 'faults'> {
  readonly faults: readonly { readonly column: ImportColumn; readonly code: FieldFaultCode }[];
}

interface KeptImport {
  readonly id: string;
  readonly name: string;
  readonly settings: ImportSettings;
  readonly rows: number;
  readonly createdAt: string;
  updatedAt: string;
  readonly byLine: Map<number, KeptRow>;
}

const NEEDED: readonly ImportColumn[] = ['acceptName', 'acceptPhone', 'country', 'city', 'street', 'goodsNameEn', 'quantity', 'unitPrice', 'weightKg'];
/** Of each row, fen. */
const PRICE = 7_800;
/** Shipments that are created between two looks. */
const CREATED_AT_ONCE = 5;
const KEPT_MS = ORDER_IMPORT.keepDays * 86_400_000;

function faultsOf(cells: ImportCells): KeptRow['faults'] {
  const missing = NEEDED.filter((column) => (cells[column] ?? '') === '').map((column) => ({ column, code: 'required' as const }));
  const digits = (cells.acceptPhone ?? '').replace(/\D/g, '').length;
  return digits > 0 && digits < 7 ? [...missing, { column: 'acceptPhone' as const, code: 'phone' as const }] : missing;
}

/** Of the shipment of an item, its first row has recipient, weight and price. */
function rowOf(line: number, cells: ImportCells, skip: boolean, headLine: number | null): KeptRow {
  const faults = faultsOf(cells);
  const state: ImportRowState = skip ? 'skipped' : faults.length > 0 ? 'faulty' : 'ready';
  return { line, cells: { ...cells }, state, headLine, faults, price: faults.length > 0 || headLine !== null ? null : { amount: PRICE, currency: 'CNY' }, orderId: null, orderNo: null, waybillNo: null };
}

/** Line of the first row with the order number, when that is another one. */
function headOf({ byLine }: KeptImport, line: number, { mallNo }: ImportCells): number | null {
  if (!mallNo) return null;
  const [first] = [...byLine.values()].filter((row) => row.cells.mallNo === mallNo && row.line < line).sort((a, b) => a.line - b.line);
  return first?.line ?? null;
}

const told = (row: KeptRow, locale: Locale): ImportRow => ({ ...row, faults: row.faults.map(({ column, code }) => ({ column, code, message: fieldMessage(code, locale, {}) })) });

function countsOf({ byLine }: KeptImport): Record<ImportRowState, number> {
  const counts: Record<ImportRowState, number> = { ready: 0, faulty: 0, skipped: 0, queued: 0, created: 0, failed: 0, cancelled: 0 };
  for (const { state, headLine } of byLine.values()) if (headLine === null) counts[state] += 1;
  return counts;
}

const viewOf = (kept: KeptImport): OrderImport => ({
  id: kept.id, name: kept.name, settings: kept.settings, rows: kept.rows, counts: countsOf(kept), items: [...kept.byLine.values()].filter(({ headLine }) => headLine !== null).length, createdAt: kept.createdAt, updatedAt: kept.updatedAt,
  keptUntil: new Date(Date.parse(kept.updatedAt) + KEPT_MS).toISOString(),
});

const rowsIn = ({ byLine }: KeptImport, ...states: readonly ImportRowState[]): KeptRow[] => [...byLine.values()].filter(({ state }) => states.includes(state)).sort((a, b) => a.line - b.line);

const shipmentsIn = (kept: KeptImport, state: ImportRowState): KeptRow[] => rowsIn(kept, state).filter(({ headLine }) => headLine === null);

/** Some of what is queued becomes a shipment. */
function createSome(kept: KeptImport): void {
  const queued = rowsIn(kept, 'queued');
  const heads = queued.filter(({ headLine }) => headLine === null).slice(0, CREATED_AT_ONCE).map(({ line }) => line);
  for (const row of queued.filter(({ line, headLine }) => heads.includes(headLine ?? line))) {
    const number = String(row.headLine ?? row.line).padStart(6, '0');
    kept.byLine.set(row.line, { ...row, state: 'created', orderId: `mock-import-${number}`, orderNo: `AL000000${number}`, waybillNo: completeWaybillNo('GH', `88800${number}`) });
  }
}

export function serveOrderImports(routes: MockRoutes, { now }: MockApiContext): void {
  const lists = perCustomer(() => new Map<string, KeptImport>());
  const found = (token: string, id: string): KeptImport => {
    const kept = lists(token).get(id);
    if (!kept) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return kept;
  };
  const change = (kept: KeptImport, from: ImportRowState, to: ImportRowState): OrderImport => {
    for (const row of rowsIn(kept, from)) kept.byLine.set(row.line, { ...row, state: to });
    kept.updatedAt = now().toISOString();
    return viewOf(kept);
  };
  serve(routes, createOrderImport, ({ name, rows, settings }, { token }) => {
    const at = now().toISOString();
    const kept: KeptImport = { id: randomUUID(), name, settings, rows, createdAt: at, updatedAt: at, byLine: new Map() };
    lists(token).set(kept.id, kept);
    return viewOf(kept);
  });
  serve(routes, putImportRows, ({ id, rows }, { token, locale }) => {
    const kept = found(token, id);
    for (const { line, cells, skip } of rows) {
      const before = kept.byLine.get(line)?.state;
      if (before !== 'queued' && before !== 'created') kept.byLine.set(line, rowOf(line, cells, skip, headOf(kept, line, cells)));
    }
    return { rows: rows.flatMap(({ line }) => [kept.byLine.get(line) ?? []].flat()).map((row) => told(row, locale)), counts: countsOf(kept) };
  });
  serve(routes, queryOrderImports, (_request, { token }) => ({ list: [...lists(token).values()].reverse().map(viewOf), nextCursor: '' }));
  serve(routes, getOrderImport, ({ id }, { token }) => {
    const kept = found(token, id);
    createSome(kept);
    return viewOf(kept);
  });
  serve(routes, queryImportRows, ({ id, states, after, size }, { token, locale }) => {
    const all = rowsIn(found(token, id), ...(states.length > 0 ? states : IMPORT_ROW_STATES)).filter(({ line }) => line > after);
    const rows = all.slice(0, size);
    return { rows: rows.map((row) => told(row, locale)), nextAfter: all.length > size ? (rows.at(-1)?.line ?? null) : null };
  });
  serve(routes, quoteOrderImport, ({ id }, { token }) => {
    const rows = shipmentsIn(found(token, id), 'ready').length;
    const total = { amount: rows * PRICE, currency: 'CNY' as const };
    return { rows, unpriced: 0, total, products: rows === 0 ? [] : [{ product: 'smallParcel' as const, rows, unpriced: 0, total }], day: now().toISOString().slice(0, 10) };
  });
  serve(routes, confirmOrderImport, ({ id, rows, total }, { token }) => {
    const kept = found(token, id);
    const ready = shipmentsIn(kept, 'ready').length;
    if (ready !== rows || ready * PRICE !== total.amount) throw new Refusal(ERROR.CONFLICT, { status: 409 });
    return change(kept, 'ready', 'queued');
  });
  serve(routes, cancelOrderImport, ({ id }, { token }) => change(found(token, id), 'queued', 'cancelled'));
  serve(routes, deleteOrderImport, ({ id }, { token }) => {
    lists(token).delete(found(token, id).id);
    return { id };
  });
}
