/**
 * Files of a customer's orders: CSV, and XLSX for spreadsheets. The address holds a secret of 256 bits that opens the file for
 * some minutes; the database keeps its hash and what was asked for, and the file is made when it is fetched.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import writeExcel, { type SheetData } from 'write-excel-file/node';
import { viewFile } from '@amberlane/contract/calls/files';
import { MOST_ROWS, type ExportRequest } from '@amberlane/contract/calls/orders';
import { csvFile } from '@amberlane/contract/domain/csv-file';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { FILE_LIFE_MS } from '../files/file-token.ts';
import type { Limit } from '../limits/limits.ts';
import type { ServedFile } from '../plugins/file-route.ts';
import { cellsIn, columnWidths, headsIn, type Cell } from './export-columns.ts';
import { countByStatus, places, sumOf, wantedStatuses } from './order-list.ts';
import { asTyped } from './order-wire.ts';
import { ordersWithIds } from './repository.ts';

type Db = Kysely<Database>;

/** Rows that are read at a time: other requests have their turn in between. */
const BATCH = 250;

const MARK = 'export.';
const TOKEN = /^export\.([\w-]{43})$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

interface Export {
  readonly accountId: string;
  readonly request: ExportRequest;
  readonly locale: Locale;
}

/** The address of a file with the orders as they are when it is fetched, and how many there are now. */
export async function startExport(db: Db, asked: Export, now: Date): Promise<{ url: string; expiresAt: string; rows: number }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + FILE_LIFE_MS);
  await db
    .insertInto('order_export')
    .values({ token_hash: hashOf(secret), account_id: asked.accountId, request: JSON.stringify(asked.request), locale: asked.locale, expires_at: expiresAt })
    .execute();
  return { url: viewFile.path.replace('{file}', `${MARK}${secret}`), expiresAt: expiresAt.toISOString(), rows: await countRows(db, asked) };
}

async function countRows(db: Db, { accountId, request }: Export): Promise<number> {
  if (request.ids.length > 0) return (await ordersWithIds(db, accountId, request.ids)).length;
  return Math.min(sumOf(await countByStatus(db, accountId, request), wantedStatuses(request)), MOST_ROWS);
}

/** Whether a name of a file is one of an export. */
export const isExport = (file: string): boolean => file.startsWith(MARK);

/** A file takes seconds to make; a download that broke off may be begun again. */
const FETCHED: Limit = { name: 'export.file', capacity: 3, periodMs: FILE_LIFE_MS };

/** null for a name that is over, or that was never given. Throws TOO_MANY_REQUESTS when it is fetched again and again. */
export async function readExport({ db, limits }: Pick<ApiContext, 'db' | 'limits'>, file: string, now: Date): Promise<ServedFile | null> {
  const secret = TOKEN.exec(file)?.[1];
  if (secret === undefined) return null;
  const row = await db.selectFrom('order_export').selectAll().where('token_hash', '=', hashOf(secret)).where('expires_at', '>', now).executeTakeFirst();
  if (!row) return null;
  await limits.take(FETCHED, row.token_hash);
  const { request, locale } = row;
  const rows = await readRows(db, { accountId: row.account_id, request, locale });
  const name = `amberlane-orders-${now.toISOString().slice(0, 10)}.${request.format}`;
  if (request.format === 'csv') return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(csvFile([headsIn(locale), ...rows.map((cells) => cells.map(asText))])) };
  return { name, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', bytes: await sheetOf(rows, locale) };
}

async function readRows(db: Db, { accountId, request, locale }: Export): Promise<(readonly Cell[])[]> {
  const ids = request.ids.length > 0
    ? request.ids
    : (await places(db, accountId, { ...request, sort: 'newest' }, { after: null, offset: 0, limit: MOST_ROWS })).map(({ id }) => id);
  const statuses = await entriesOf(db, ['ORDER_STATUS']);
  const cellsOf = cellsIn(locale, new Map(statuses.map(({ code, names }) => [code, names[locale]])));
  const rows: (readonly Cell[])[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const orders = await ordersWithIds(db, accountId, ids.slice(start, start + BATCH));
    rows.push(...orders.map((order) => cellsOf(asTyped(order))));
  }
  return rows;
}

/** A point before the fraction, whatever the language: the file is read by programs too. */
const asText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.value.toFixed(cell.digits));

/** Texts are cells of text, which no spreadsheet runs. */
async function sheetOf(rows: readonly (readonly Cell[])[], locale: Locale): Promise<Buffer> {
  const data: SheetData = [
    headsIn(locale).map((value) => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? { value: cell, type: String } : { value: cell.value, type: Number, format: FORMATS[cell.digits] ?? '0' }))),
  ];
  const options = { sheet: 'Amberlane', rightToLeft: LOCALE_FACTS[locale].dir === 'rtl', stickyRowsCount: 1, columns: columnWidths().map((width) => ({ width })) };
  return writeExcel(data, options).toBuffer();
}

const FORMATS: Readonly<Record<number, string>> = { 2: '0.00', 3: '0.000' };
