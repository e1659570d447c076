/**
 * Creates the shipments of confirmed lists, row by row. A row is claimed for a time and its order bears a key made of
 * list and line: a process that dies in between leaves the row to the next one, which finds the order instead of making
 * another. Lists take turns by line, so that a short one does not wait behind a long one.
 */
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { ImportSender, ImportSettings } from '@amberlane/contract/calls/order-imports';
import { orderDraft } from '@amberlane/contract/calls/orders';
import type { ImportCells } from '@amberlane/contract/domain/order-import';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import type { StoredFault } from '../database/tables/order-imports.ts';
import { withdrawEmails } from '../mail/outbox.ts';
import { createOrder } from '../orders/create-order.ts';
import { orderConfirmation } from '../orders/order-email.ts';
import { rateDay } from '../rates/rate-day.ts';
import { judgeShipment, toRowFaults, type FileRow } from './judge-row.ts';
import { readCells } from './read-cells.ts';
import { rowWords, type RowWords } from './row-words.ts';

/** After a fault of the service; then the row fails, and its customer may send it again. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000] as const;
const LANES = 2;
/** Calls that have waited for the connection of the embedded database go first. */
const PAUSE_MS = 2;

export type RunContext = Pick<ApiContext, 'db' | 'now'> & { readonly leaseSeconds: number; readonly onFault: (error: unknown) => void; readonly isStopped?: () => boolean };

interface ClaimedRow {
  readonly importId: string;
  readonly line: number;
  readonly attempts: number;
  readonly accountId: string;
  readonly cells: ImportCells;
  /** Further items of the shipment, in the order of the file. */
  readonly items: readonly FileRow[];
  /** As the address book had it when the rows were judged; null: the list's own. */
  readonly sender: ImportSender | null;
  readonly settings: ImportSettings;
  readonly agreementVersion: string;
  readonly price: number | null;
  readonly pricedOn: string | null;
}

export const importKey = (importId: string, line: number): string => `import:${importId}:${line}`;

/** One round: until no row is due, or the process stops. Rejects only when the database can't be read. */
export async function runImports(context: RunContext): Promise<void> {
  const { db, now, leaseSeconds, isStopped = () => false } = context;
  const known = new Map<string, Promise<RowWords>>();
  const wordsOf = (accountId: string): Promise<RowWords> => {
    const words = known.get(accountId) ?? rowWords(context, accountId);
    known.set(accountId, words);
    return words;
  };
  const lane = async (): Promise<void> => {
    while (!isStopped()) {
      const row = await claimRow(db, now(), leaseSeconds);
      if (row === null) return;
      await createRow(context, row, await wordsOf(row.accountId));
      await setTimeout(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Takes the next row that is due, which then is due again after the lease; null when there is none. */
export async function claimRow(db: Kysely<Database>, now: Date, leaseSeconds: number): Promise<ClaimedRow | null> {
  const { rows } = await sql<Omit<ClaimedRow, 'price' | 'items'> & { readonly price: string | null }>`
    with due as (
      select import_id, line from order_import_row where state = 'queued' and head_line is null and next_at <= ${now}::timestamptz order by line, import_id limit 1 for update skip locked
    )
    update order_import_row as row set attempts = row.attempts + 1, next_at = ${new Date(now.getTime() + leaseSeconds * 1000)}::timestamptz
    from due, order_import as list
    where row.import_id = due.import_id and row.line = due.line and list.id = row.import_id
    returning row.import_id as "importId", row.line, row.attempts, row.cells, row.sender, row.price, row.priced_on as "pricedOn",
      list.account_id as "accountId", list.settings, list.agreement_version as "agreementVersion"`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const items = await db
    .selectFrom('order_import_row').select(['line', 'cells']).where('import_id', '=', row.importId).where('head_line', '=', row.line).where('state', '=', 'queued').orderBy('line').execute();
  return { ...row, items, price: row.price === null ? null : Number(row.price) };
}

const cellsOf = ({ cells, items }: Pick<ClaimedRow, 'cells' | 'items'>): [ImportCells, ...ImportCells[]] => [cells, ...items.map((item) => item.cells)];

async function createRow(context: RunContext, row: ClaimedRow, words: RowWords): Promise<void> {
  const { db, now, onFault } = context;
  try {
    const orderId = await orderOf(context, row, words);
    await finish(db, row, { state: 'created', order_id: orderId }, now());
  } catch (error) {
    const faults = faultsOf(error, cellsOf(row));
    if (faults) return finish(db, row, { state: 'failed', faults }, now());
    onFault(error);
    const wait = RETRY_MS[row.attempts - 1];
    if (wait === undefined) return finish(db, row, { state: 'failed', faults: [[{ column: '', code: 'refused', params: {}, error: ERROR.SERVICE }]] }, now());
    await db.updateTable('order_import_row').set({ next_at: new Date(now().getTime() + wait) }).where('import_id', '=', row.importId).where('line', '=', row.line).where('state', '=', 'queued').where('attempts', '=', row.attempts).execute();
  }
}

/** The shipment of a row: made, or found when a process before made it. Its own confirmation is not sent: the page tells of all. */
async function orderOf(context: RunContext, row: ClaimedRow, words: RowWords): Promise<string> {
  const { db, now } = context;
  const key = importKey(row.importId, row.line);
  const earlier = await db.selectFrom('idempotency_key').select('order_id').where('account_id', '=', row.accountId).where('key', '=', key).executeTakeFirst();
  if (earlier) return earlier.order_id;
  await refuseOtherPrice(context, row, words);
  const { order } = readCells(cellsOf(row), row.settings, row.agreementVersion, words, row.sender);
  const input = { ...orderDraft.parse(order), draft: false };
  const silent = { deliver: async () => undefined, deliverNow: async () => undefined, close: async () => undefined };
  const { id } = await createOrder({ db, now, emails: silent }, { accountId: row.accountId, kind: null, input, key });
  await withdrawEmails(db, { kinds: [orderConfirmation.kind], regarding: [id] }, now());
  return id;
}

/** Rates change at midnight in China: a row that would cost something else by then waits for its customer. */
async function refuseOtherPrice(context: RunContext, { line, cells, items, settings, price, pricedOn }: ClaimedRow, words: RowWords): Promise<void> {
  if (pricedOn === rateDay(context.now())) return;
  const [judged] = await judgeShipment(context, [{ line, cells }, ...items], settings, words);
  if (judged?.state === 'ready' && judged.price !== price) throw new ApiError(ERROR.QUOTE_EXPIRED);
}

/** What the customer can put right, row by row of the shipment; null for a fault of the service. */
function faultsOf(error: unknown, rows: readonly ImportCells[]): StoredFault[][] | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  if (error.fields.length > 0) return toRowFaults(error.fields, rows);
  return [[{ column: '', code: 'refused', params: error.params, error: error.code }]];
}

type Outcome = { readonly state: 'created'; readonly order_id: string } | { readonly state: 'failed'; readonly faults: readonly (readonly StoredFault[])[] };

/** Notes the outcome on all rows of the shipment, unless another worker has it by now; the list is kept for thirty days from here. */
async function finish(db: Kysely<Database>, { importId, line, items, attempts }: ClaimedRow, outcome: Outcome, now: Date): Promise<void> {
  const changeOf = (row: number) => (outcome.state === 'created' ? { state: outcome.state, order_id: outcome.order_id } : { state: outcome.state, faults: JSON.stringify(outcome.faults[row] ?? []) });
  await db.transaction().execute(async (tx) => {
    const ofList = () => tx.updateTable('order_import_row').where('import_id', '=', importId);
    const { numUpdatedRows } = await ofList().set({ ...changeOf(0), next_at: null }).where('line', '=', line).where('state', '=', 'queued').where('attempts', '=', attempts).executeTakeFirst();
    if (numUpdatedRows > 0n) for (const [index, item] of items.entries()) await ofList().set({ ...changeOf(index + 1), next_at: null }).where('line', '=', item.line).execute();
    await tx.updateTable('order_import').set({ updated_at: now }).where('id', '=', importId).execute();
  });
}
