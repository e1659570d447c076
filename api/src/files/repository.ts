/** Orders as far as their papers need them, and files of labels that were asked for. */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { LabelLayout } from '../label/label-sheets.ts';

type Db = Kysely<Database>;

export interface OrderNames {
  readonly id: string;
  readonly tradeNo: string;
  readonly waybillNo: string;
}

/** With the waybill when there is one: drafts and cancelled orders have none. */
const papersOf = (db: Db) =>
  db
    .selectFrom('customer_order')
    .leftJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no')
    .leftJoin('place as origin', 'origin.code', 'waybill.origin')
    .leftJoin('place as destination', 'destination.code', 'waybill.destination')
    .select([
      'customer_order.id', 'customer_order.account_id', 'customer_order.order_no', 'customer_order.stage', 'customer_order.kind', 'customer_order.form', 'customer_order.reference_price',
      'customer_order.price', 'customer_order.waybill_no', 'waybill.created_at', 'origin.time_zone', 'origin.names as origin_names',
      'destination.code as sort_code', 'destination.names as destination_names',
    ])
    .where('customer_order.deleted_at', 'is', null);

/** The customer's order that every given name fits; null for somebody else's as for none. */
export async function findPaperOrder(db: Db, accountId: string, { id, tradeNo, waybillNo }: OrderNames) {
  let query = papersOf(db).where('customer_order.account_id', '=', accountId);
  if (id !== '') query = query.where('customer_order.id', '=', id);
  if (tradeNo !== '') query = query.where('customer_order.trade_no', '=', tradeNo);
  if (waybillNo !== '') query = query.where('customer_order.waybill_no', '=', waybillNo);
  return (await query.executeTakeFirst()) ?? null;
}

export type PaperOrder = NonNullable<Awaited<ReturnType<typeof findPaperOrder>>>;

/** The order behind an address that was signed for its owner. */
export const readPaperOrder = async (db: Db, id: string): Promise<PaperOrder | null> => (await papersOf(db).where('customer_order.id', '=', id).executeTakeFirst()) ?? null;

/** Those of the orders that are the customer's, by id. */
export async function paperOrders(db: Db, accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, PaperOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await papersOf(db).where('customer_order.account_id', '=', accountId).where('customer_order.id', 'in', [...ids]).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface LabelFile {
  readonly id: string;
  readonly accountId: string;
  readonly layout: LabelLayout;
  /** In the order in which they are printed. */
  readonly orderIds: readonly string[];
  readonly expiresAt: Date;
}

export async function insertLabelFile(db: Db, { id, accountId, layout, orderIds, expiresAt }: LabelFile): Promise<void> {
  await db.insertInto('label_file').values({ id, account_id: accountId, layout, order_ids: JSON.stringify(orderIds), expires_at: expiresAt }).execute();
}

/** null for a file that is over. */
export async function readLabelFile(db: Db, id: string, now: Date): Promise<LabelFile | null> {
  const row = await db.selectFrom('label_file').selectAll().where('id', '=', id).where(sql<boolean>`expires_at > ${now}`).executeTakeFirst();
  return row ? { id: row.id, accountId: row.account_id, layout: row.layout, orderIds: row.order_ids, expiresAt: row.expires_at } : null;
}
