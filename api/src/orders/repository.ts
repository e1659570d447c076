/** Orders in the database. Every query names the account: a stranger's order is one that does not exist. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Country } from '@amberlane/contract/site';
import type { Money } from '@amberlane/contract/domain/money';
import type { OrderDraft, OrderKind } from '@amberlane/contract/calls/orders';
import type { OrderStatus } from '@amberlane/contract/domain/order-states';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { ApiError } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import { orderStatusSql, type OrderStage } from './order-status.ts';
import { likePattern } from './searched-text.ts';

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
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Newest scan of the waybill. */
  readonly latest_code: EventCode | null;
}

const COLUMNS = [
  'customer_order.id', 'customer_order.account_id', 'customer_order.order_no', 'customer_order.trade_no', 'customer_order.waybill_no', 'customer_order.kind',
  'customer_order.stage', 'customer_order.form', 'customer_order.accept_country', 'customer_order.reference_price', 'customer_order.version',
  'customer_order.created_at', 'customer_order.updated_at', 'waybill.latest_code',
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

/** The same, held against changes by others until the transaction ends; its waybill too, so that no scan slips in between. */
export async function lockOrder(db: Transaction<Database>, accountId: string, id: string): Promise<OrderRow | null> {
  const held = await db
    .selectFrom('customer_order')
    .select('waybill_no')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return null;
  if (held.waybill_no !== null) await db.selectFrom('waybill').select('waybill_no').where('waybill_no', '=', held.waybill_no).forUpdate().execute();
  return findOrder(db, accountId, id);
}

export interface OrderSearch {
  readonly status?: OrderStatus | undefined;
  readonly kind?: OrderKind | undefined;
  /** ISO dates, both included, UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly keyword: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page, newest first, with the count of all that fit. */
export async function searchOrders(db: Db, accountId: string, search: OrderSearch): Promise<{ total: number; rows: OrderRow[] }> {
  let query = living(db, accountId);
  const pattern = likePattern(search.keyword);
  if (search.kind !== undefined) query = query.where('customer_order.kind', '=', search.kind);
  if (search.status !== undefined) query = query.where(sql<boolean>`${orderStatusSql()} = ${search.status}`);
  if (search.from !== undefined) query = query.where('customer_order.created_at', '>=', new Date(`${search.from}T00:00:00Z`));
  if (search.to !== undefined) query = query.where('customer_order.created_at', '<', new Date(Date.parse(`${search.to}T00:00:00Z`) + 86_400_000));
  if (pattern !== null) query = query.where('customer_order.search', 'like', pattern);
  const counted = await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .select(COLUMNS)
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('customer_order.id', 'desc')
    .limit(search.pageSize)
    .offset((search.pageNum - 1) * search.pageSize)
    .execute();
  return { total: Number(counted.count), rows };
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
}

/** Writes a change; the caller holds the row. */
export async function updateOrder(db: Transaction<Database>, order: Omit<StoredOrder, 'orderNo' | 'tradeNo'>): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ ...contentOf(order), updated_at: order.at, version: sql`version + 1` })
    .where('id', '=', order.id)
    .where('account_id', '=', order.accountId)
    .execute();
}

const contentOf = ({ waybillNo, kind, stage, form, search, referencePrice }: Omit<StoredOrder, 'orderNo' | 'tradeNo'>) => ({
  waybill_no: waybillNo,
  kind,
  stage,
  form: JSON.stringify(form),
  accept_country: form.receiverAddress?.countryCode ?? null,
  search,
  reference_price: referencePrice === null ? null : JSON.stringify(referencePrice),
});

/** Takes the order out of every list; it stays for the books. */
export async function hideOrder(db: Transaction<Database>, accountId: string, id: string, at: Date): Promise<void> {
  await db.updateTable('customer_order').set({ deleted_at: at, updated_at: at }).where('id', '=', id).where('account_id', '=', accountId).execute();
}
