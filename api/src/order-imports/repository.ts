/** Lists of shipments from files, in the database. Every query of a customer names the account. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { ImportSettings } from '@amberlane/contract/calls/order-imports';
import type { PricedProduct } from '@amberlane/contract/domain';
import type { ImportCells, ImportRowState } from '@amberlane/contract/domain/order-import';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import type { OrderImportRowTable, OrderImportTable } from '../database/tables/order-imports.ts';
import { countsOf, type RowCounts } from './import-wire.ts';
import type { Judgement } from './judge-row.ts';

type Db = Kysely<Database> | Transaction<Database>;
type Tx = Transaction<Database>;
export type ImportRecord = Selectable<OrderImportTable>;

export interface RowRecord extends Selectable<OrderImportRowTable> {
  readonly order_no: string | null;
  readonly waybill_no: string | null;
}

/** @throws ApiError NOT_FOUND for a list that is not the account's. */
export async function findImport(db: Db, accountId: string, id: string): Promise<ImportRecord> {
  const found = await db.selectFrom('order_import').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
  if (!found) throw new ApiError(ERROR.NOT_FOUND);
  return found;
}

/** The same, held until the transaction ends: rows change state only while their list is held. */
export async function lockImport(tx: Tx, accountId: string, id: string): Promise<ImportRecord> {
  const found = await tx.selectFrom('order_import').selectAll().where('id', '=', id).where('account_id', '=', accountId).forUpdate().executeTakeFirst();
  if (!found) throw new ApiError(ERROR.NOT_FOUND);
  return found;
}

export async function countRows(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RowCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_import_row')
    .select(['import_id', 'state', sql<string>`count(*) filter (where head_line is null)`.as('shipments'), sql<string>`count(head_line)`.as('items')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'state'])
    .execute();
  const byId = Map.groupBy(rows, ({ import_id }) => import_id);
  return new Map(ids.map((id) => [id, countsOf(byId.get(id) ?? [])]));
}

export interface NewImport {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly settings: ImportSettings;
  readonly rows: number;
}

export async function insertImport(tx: Tx, { id, accountId, name, settings, rows }: NewImport, now: Date): Promise<ImportRecord> {
  return tx
    .insertInto('order_import')
    .values({ id, account_id: accountId, name, settings: JSON.stringify(settings), row_count: rows, agreement_version: null, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const touchImport = async (tx: Tx, id: string, now: Date, agreementVersion?: string): Promise<void> => {
  await tx.updateTable('order_import').set({ updated_at: now, ...(agreementVersion !== undefined && { agreement_version: agreementVersion }) }).where('id', '=', id).execute();
};

/** Lists of an account that are in some state between file and shipments. */
export async function countImports(db: Db, accountId: string): Promise<number> {
  const { count } = await db.selectFrom('order_import').select(({ fn }) => fn.countAll<string>().as('count')).where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest change first, behind the cursor. */
export function listImports(db: Db, accountId: string, after: { readonly at: Date; readonly id: string } | null, limit: number): Promise<ImportRecord[]> {
  const query = db.selectFrom('order_import').selectAll().where('account_id', '=', accountId).orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit);
  return (after ? query.where(sql<boolean>`(updated_at, id) < (${after.at}::timestamptz, ${after.id})`) : query).execute();
}

export interface JudgedRow extends Judgement {
  readonly line: number;
  readonly cells: ImportCells;
  readonly skip: boolean;
}

/** Adds rows or writes over them; those that are queued or created stay. The caller holds the list. */
export async function putRows(tx: Tx, importId: string, rows: readonly JudgedRow[]): Promise<void> {
  const values = rows.map(({ line, cells, skip, state, faults, product, price, pricedOn, headLine, sender }) => ({
    line, cells, state: skip ? 'skipped' : state, faults, product, price, priced_on: pricedOn, head_line: headLine, sender,
  }));
  await sql`
    insert into order_import_row (import_id, line, cells, state, faults, product, price, priced_on, head_line, sender, attempts)
    select ${importId}, line, cells, state, faults, product, price, priced_on, head_line, sender, 0
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row (
      line integer, cells jsonb, state text, faults jsonb, product text, price bigint, priced_on text, head_line integer, sender jsonb
    )
    on conflict (import_id, line) do update
    set cells = excluded.cells, state = excluded.state, faults = excluded.faults, product = excluded.product, price = excluded.price, priced_on = excluded.priced_on,
      head_line = excluded.head_line, sender = excluded.sender, attempts = 0
    where order_import_row.state not in ('queued', 'created')`.execute(tx);
}

const rowsOf = (db: Db, importId: string) =>
  db
    .selectFrom('order_import_row')
    .leftJoin('customer_order', 'customer_order.id', 'order_import_row.order_id')
    .selectAll('order_import_row')
    .select(['customer_order.order_no', 'customer_order.waybill_no'])
    .where('order_import_row.import_id', '=', importId)
    .orderBy('order_import_row.line');

export const findRows = (db: Db, importId: string, lines: readonly number[]): Promise<RowRecord[]> => rowsOf(db, importId).where('order_import_row.line', 'in', lines).execute();

export interface RowSearch {
  readonly states: readonly ImportRowState[];
  readonly after: number;
  readonly limit: number;
}

/** Rows behind a line, of these states or of all. */
export function searchRows(db: Db, importId: string, { states, after, limit }: RowSearch): Promise<RowRecord[]> {
  const query = rowsOf(db, importId).where('order_import_row.line', '>', after).limit(limit);
  return (states.length > 0 ? query.where('order_import_row.state', 'in', states) : query).execute();
}

/** Open rows of the shipments that rows with these lines or references belong to, in the order of the file. */
export async function relatedRows(db: Db, importId: string, { lines, references }: { readonly lines: readonly number[]; readonly references: readonly string[] }): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    with named as (
      select lower(trim(coalesce(cells ->> 'mallNo', ''))) as reference from order_import_row where import_id = ${importId} and line = any(${[...lines]}::integer[])
    )
    select line, cells, state, head_line as "headLine" from order_import_row
    where import_id = ${importId} and state not in ('queued', 'created') and (line = any(${[...lines]}::integer[])
      or (coalesce(cells ->> 'mallNo', '') <> '' and (lower(trim(cells ->> 'mallNo')) = any(${[...references]}::text[]) or lower(trim(cells ->> 'mallNo')) in (select reference from named))))
    order by line`.execute(db);
  return rows;
}

export interface OpenRow {
  readonly line: number;
  readonly cells: ImportCells;
  readonly state: ImportRowState;
  readonly headLine: number | null;
}

/** Shipments that are ready but were priced on another day, by the row that bears each. */
export const staleRows = (db: Db, importId: string, day: string): Promise<Selectable<OrderImportRowTable>[]> =>
  db.selectFrom('order_import_row').selectAll().where('import_id', '=', importId).where('state', '=', 'ready').where('head_line', 'is', null).where('priced_on', 'is distinct from', day).orderBy('line').execute();

export interface ProductTotal {
  readonly product: PricedProduct;
  readonly rows: number;
  readonly unpriced: number;
  /** Fen. */
  readonly amount: number;
}

export async function totalsOf(db: Db, importId: string): Promise<ProductTotal[]> {
  const rows = await db
    .selectFrom('order_import_row')
    .select(['product', ({ fn }) => fn.countAll<string>().as('rows'), ({ fn }) => fn.count<string>('price').as('priced'), ({ fn }) => fn.sum<string | null>('price').as('amount')])
    .where('import_id', '=', importId)
    .where('state', '=', 'ready')
    .where('head_line', 'is', null)
    .groupBy('product')
    .orderBy('product')
    .execute();
  return rows.flatMap(({ product, rows: count, priced, amount }) => (product === null ? [] : [{ product, rows: Number(count), unpriced: Number(count) - Number(priced), amount: Number(amount ?? 0) }]));
}

/** Items go with the row that bears their shipment. */
export const queueReady = async (tx: Tx, importId: string, now: Date): Promise<void> => {
  const ready = tx.updateTable('order_import_row').set({ state: 'queued', next_at: now, attempts: 0 }).where('import_id', '=', importId).where('state', '=', 'ready');
  await ready.where('head_line', 'is', null).execute();
  await ready.where('head_line', 'in', linesIn(tx, importId, 'queued')).execute();
};

/** Lines of shipments in a state. */
const linesIn = (tx: Tx, importId: string, state: ImportRowState) =>
  tx.selectFrom('order_import_row as head').select('head.line').where('head.import_id', '=', importId).where('head.state', '=', state).where('head.head_line', 'is', null);

/** A row that a worker has at this moment is created all the same: it may exist already. */
export const cancelQueued = async (tx: Tx, importId: string, now: Date): Promise<void> => {
  const queued = tx.updateTable('order_import_row').set({ state: 'cancelled', next_at: null }).where('import_id', '=', importId).where('state', '=', 'queued');
  await queued.where('head_line', 'is', null).where(sql<boolean>`(attempts = 0 or next_at <= ${now})`).execute();
  await queued.where('head_line', 'in', linesIn(tx, importId, 'cancelled')).execute();
};

export const deleteImport = async (tx: Tx, accountId: string, id: string): Promise<void> => {
  await tx.deleteFrom('order_import').where('id', '=', id).where('account_id', '=', accountId).execute();
};
