/** Orders in the database. Every query names the account: a stranger's order is one that does not exist. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Country } from '@amberlane/contract/site';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderDraft, OrderKind } from '@amberlane/contract/calls/orders';
import type { EventCode, EventReason } from '@amberlane/contract/calls/tracking';
import { ApiError } from '../api-error.ts';
import type { KeptPrice } from '../database/tables/orders.ts';
import type { Database } from '../database/tables.ts';
import { queueOrderEvent } from '../webhooks/queue-events.ts';
import type { OrderStage } from './order-status.ts';

export interface OrderRow {
  readonly id: string;
  readonly account_id: string;
  readonly order_no: string;
  readonly trade_no: string;
  readonly waybill_no: string | null;
  readonly kind: OrderKind;
  readonly stage: OrderStage;
  readonly form: OrderDraft;
  readonly accept_country: Country | null;
  readonly reference_price: Money | null;
  readonly price: KeptPrice | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Newest event of the waybill. */
  readonly latest_code: EventCode | null;
  /** What customs holds the parcel for; null while it does not, and where it has not been said. */
  readonly customs_reason: EventReason | null;
}

/** What customs last held the parcel of `waybill` for. */
export const heldFor = sql<EventReason | null>`(
  select reason from track_event where track_event.waybill_no = waybill.waybill_no and track_event.code = 'CUSTOMS_HELD' order by occurred_at desc limit 1)`;

const COLUMNS = [
  'customer_order.id', 'customer_order.account_id', 'customer_order.order_no', 'customer_order.trade_no', 'customer_order.waybill_no', 'customer_order.kind',
  'customer_order.stage', 'customer_order.form', 'customer_order.accept_country', 'customer_order.reference_price', 'customer_order.price',
  'customer_order.version',
  'customer_order.created_at', 'customer_order.updated_at', 'waybill.latest_code',
  sql<EventReason | null>`case when waybill.latest_code = 'CUSTOMS_HELD' then ${heldFor} end`.as('customs_reason'),
] as const;

type Db = Kysely<Database> | Transaction<Database>;

const living = (db: Db, accountId: string) =>
  db
    .selectFrom('customer_order')
    .leftJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no')
    .where('customer_order.account_id', '=', accountId)
    .where('customer_order.deleted_at', 'is', null);

/** null for an order of somebody else as for one that is none. */
export const findOrder = async (db: Db, accountId: string, id: string): Promise<OrderRow | null> =>
  (await living(db, accountId).select(COLUMNS).where('customer_order.id', '=', id).executeTakeFirst()) ?? null;

/** The same; throws NOT_FOUND for both. */
export async function presentOrder(db: Db, accountId: string, id: string): Promise<OrderRow> {
  const order = await findOrder(db, accountId, id);
  if (!order) throw new ApiError(ERROR.NOT_FOUND);
  return order;
}

export const findByTradeNo = async (db: Db, accountId: string, tradeNo: string): Promise<OrderRow | null> =>
  (await living(db, accountId).select(COLUMNS).where('customer_order.trade_no', '=', tradeNo).executeTakeFirst()) ?? null;

/**
 * The same, held against changes by others until the transaction ends, and its waybill before it, so that no event slips in
 * between. A scan takes both in the same order: its waybill, then the order that moves with it.
 */
export async function lockOrder(db: Transaction<Database>, accountId: string, id: string): Promise<OrderRow | null> {
  const found = await findOrder(db, accountId, id);
  if (!found) return null;
  await lockWaybill(db, found.waybill_no);
  const held = await db
    .selectFrom('customer_order')
    .select('waybill_no')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  // Somebody changed the order while this one waited, and gave it another number.
  if (held.waybill_no !== found.waybill_no) await lockWaybill(db, held.waybill_no);
  return findOrder(db, accountId, id);
}

async function lockWaybill(db: Transaction<Database>, waybillNo: string | null): Promise<void> {
  if (waybillNo !== null) await db.selectFrom('waybill').select('waybill_no').where('waybill_no', '=', waybillNo).forUpdate().execute();
}

/** In the order of the ids; those that are not the account's are left out. */
export async function ordersWithIds(db: Db, accountId: string, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await living(db, accountId).select(COLUMNS).where('customer_order.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export interface StoredOrder {
  readonly id: string;
  readonly accountId: string;
  readonly orderNo: string;
  readonly tradeNo: string;
  readonly waybillNo: string | null;
  readonly kind: OrderKind;
  readonly stage: OrderStage;
  readonly form: OrderDraft;
  readonly search: string;
  readonly referencePrice: Money | null;
  readonly price: KeptPrice | null;
  readonly at: Date;
}

export async function insertOrder(db: Transaction<Database>, order: StoredOrder): Promise<void> {
  await db
    .insertInto('customer_order')
    .values({
      id: order.id, account_id: order.accountId, order_no: order.orderNo, trade_no: order.tradeNo, ...contentOf(order),
      version: 1, created_at: order.at, updated_at: order.at, deleted_at: null,
    })
    .execute();
  await queueOrderEvent(db, { id: order.id, before: null, after: order.stage }, order.at);
}

/** Writes a change; the caller holds the row. */
export async function updateOrder(db: Transaction<Database>, order: Omit<StoredOrder, 'orderNo' | 'tradeNo'>): Promise<void> {
  const before = await db.selectFrom('customer_order').select('stage').where('id', '=', order.id).where('account_id', '=', order.accountId).executeTakeFirst();
  await db
    .updateTable('customer_order')
    .set({ ...contentOf(order), updated_at: order.at, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('account_id', '=', order.accountId)
    .execute();
  if (before) await queueOrderEvent(db, { id: order.id, before: before.stage, after: order.stage }, order.at);
}

const contentOf = ({ waybillNo, kind, stage, form, search, referencePrice, price }: Omit<StoredOrder, 'orderNo' | 'tradeNo'>) => ({
  waybill_no: waybillNo,
  kind,
  stage,
  form: JSON.stringify(form),
  accept_country: form.receiverAddress?.countryCode ?? null,
  search,
  reference_price: referencePrice === null ? null : JSON.stringify(referencePrice),
  price: price === null ? null : JSON.stringify(price),
});

/** Takes the order out of every list; it stays for the books. */
export async function hideOrder(db: Transaction<Database>, accountId: string, id: string, at: Date): Promise<void> {
  await db.updateTable('customer_order').set({ deleted_at: at, updated_at: at }).where('id', '=', id).where('account_id', '=', accountId).execute();
}

/** Puts back an order that was taken out of the lists since an instant; false when there is none. */
export async function showOrder(db: Db, accountId: string, id: string, { since, at }: { readonly since: Date; readonly at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ deleted_at: null, updated_at: at })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
