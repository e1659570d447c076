/**
 * Creates the shipments of confirmed lists, row by row. A row is claimed for half a minute and its order bears a key made of
 * list and line: a process that dies in between leaves the row to the next one, which finds the order instead of making
 * another. Lists take turns by line, so that a short one does not wait behind a long one.
 */
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { ImportSettings } from '@amberlane/contract/calls/order-imports';
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
import { goodsNames, judgeRow, toStored } from './judge-row.ts';
import { readCells, type GoodsNames } from './read-cells.ts';

const LEASE_MS = 30_000;
/** After a fault of the service; then the row fails, and its customer may send it again. */
const RETRY_MS = [5_000, 30_000, 120_000, 600_000] as const;
const LANES = 2;
/** Calls that have waited for the connection of the embedded database go first. */
const PAUSE_MS = 2;

export type RunContext = Pick<ApiContext, 'db' | 'now'> & { readonly onFault: (error: unknown) => void; readonly isStopped?: () => boolean };

interface ClaimedRow {
  readonly importId: string;
  readonly line: number;
  readonly attempts: number;
  readonly accountId: string;
  readonly cells: ImportCells;
  readonly settings: ImportSettings;
  readonly agreementVersion: string;
  readonly price: number | null;
  readonly pricedOn: string | null;
}

export const importKey = (importId: string, line: number): string => `import:${importId}:${line}`;

/** One round: until no row is due, or the process stops. Rejects only when the database can't be read. */
export async function runImports(context: RunContext): Promise<void> {
  const { db, now, isStopped = () => false } = context;
  let names: GoodsNames | null = null;
  const lane = async (): Promise<void> => {
    while (!isStopped()) {
      const row = await claimRow(db, now());
      if (row === null) return;
      names ??= await goodsNames(context);
      await createRow(context, row, names);
      await setTimeout(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Takes the next row that is due; null when there is none. */
export async function claimRow(db: Kysely<Database>, now: Date): Promise<ClaimedRow | null> {
  const { rows } = await sql<Omit<ClaimedRow, 'price'> & { readonly price: string | null }>`
    with due as (
      select import_id, line from order_import_row where state = 'queued' and next_at <= ${now}::timestamptz order by line, import_id limit 1 for update skip locked
    )
    update order_import_row as row set attempts = row.attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz
    from due, order_import as list
    where row.import_id = due.import_id and row.line = due.line and list.id = row.import_id
    returning row.import_id as "importId", row.line, row.attempts, row.cells, row.price, row.priced_on as "pricedOn",
      list.account_id as "accountId", list.settings, list.agreement_version as "agreementVersion"`.execute(db);
  const [row] = rows;
  return row ? { ...row, price: row.price === null ? null : Number(row.price) } : null;
}

async function createRow(context: RunContext, row: ClaimedRow, names: GoodsNames): Promise<void> {
  const { db, now, onFault } = context;
  try {
    const orderId = await orderOf(context, row, names);
    await finish(db, row, { state: 'created', order_id: orderId }, now());
  } catch (error) {
    const faults = faultsOf(error);
    if (faults) return finish(db, row, { state: 'failed', faults }, now());
    onFault(error);
    const wait = RETRY_MS[row.attempts - 1];
    if (wait === undefined) return finish(db, row, { state: 'failed', faults: [{ column: '', code: 'refused', params: {}, error: ERROR.SERVICE }] }, now());
    await db.updateTable('order_import_row').set({ next_at: new Date(now().getTime() + wait) }).where('import_id', '=', row.importId).where('line', '=', row.line).where('state', '=', 'queued').where('attempts', '=', row.attempts).execute();
  }
}

/** The shipment of a row: made, or found when a process before made it. Its own confirmation is not sent: the page tells of all. */
async function orderOf(context: RunContext, row: ClaimedRow, names: GoodsNames): Promise<string> {
  const { db, now } = context;
  const key = importKey(row.importId, row.line);
  const earlier = await db.selectFrom('idempotency_key').select('order_id').where('account_id', '=', row.accountId).where('key', '=', key).executeTakeFirst();
  if (earlier) return earlier.order_id;
  await refuseOtherPrice(context, row, names);
  const { order } = readCells(row.cells, row.settings, row.agreementVersion, names);
  const input = { ...orderDraft.parse(order), draft: false };
  const silent = { deliver: async () => undefined, deliverNow: async () => undefined, close: async () => undefined };
  const { id } = await createOrder({ db, now, emails: silent }, { accountId: row.accountId, kind: null, input, key });
  await withdrawEmails(db, { kinds: [orderConfirmation.kind], regarding: [id] }, now());
  return id;
}

/** Rates change at midnight in China: a row that would cost something else by then waits for its customer. */
async function refuseOtherPrice(context: RunContext, { cells, settings, price, pricedOn }: ClaimedRow, names: GoodsNames): Promise<void> {
  if (pricedOn === rateDay(context.now())) return;
  const judged = await judgeRow(context, cells, settings, names);
  if (judged.state === 'ready' && judged.price !== price) throw new ApiError(ERROR.QUOTE_EXPIRED);
}

/** What the customer can put right; null for a fault of the service. */
function faultsOf(error: unknown): StoredFault[] | null {
  if (!(error instanceof ApiError) || error.status >= 500) return null;
  if (error.fields.length > 0) return toStored(error.fields);
  return [{ column: '', code: 'refused', params: error.params, error: error.code }];
}

type Outcome = { readonly state: 'created'; readonly order_id: string } | { readonly state: 'failed'; readonly faults: readonly StoredFault[] };

/** Notes the outcome, unless another worker has the row by now; the list is kept for thirty days from here. */
async function finish(db: Kysely<Database>, { importId, line, attempts }: ClaimedRow, outcome: Outcome, now: Date): Promise<void> {
  const change = outcome.state === 'created' ? { state: outcome.state, order_id: outcome.order_id } : { state: outcome.state, faults: JSON.stringify(outcome.faults) };
  await db.updateTable('order_import_row').set({ ...change, next_at: null }).where('import_id', '=', importId).where('line', '=', line).where('state', '=', 'queued').where('attempts', '=', attempts).execute();
  await db.updateTable('order_import').set({ updated_at: now }).where('id', '=', importId).execute();
}
