/** Orders as far as their labels need them. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

export interface LabelNames {
  readonly id: string;
  readonly tradeNo: string;
  readonly waybillNo: string;
}

const withLabel = (db: Kysely<Database>) =>
  db.selectFrom('customer_order').innerJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no').where('customer_order.deleted_at', 'is', null).where('customer_order.stage', '=', 'SUBMITTED');

/** Id of the customer's order that every given name fits; null for somebody else's, a draft or a cancelled one. */
export async function findLabelOrder(db: Kysely<Database>, accountId: string, { id, tradeNo, waybillNo }: LabelNames): Promise<string | null> {
  let query = withLabel(db).select('customer_order.id').where('customer_order.account_id', '=', accountId);
  if (id !== '') query = query.where('customer_order.id', '=', id);
  if (tradeNo !== '') query = query.where('customer_order.trade_no', '=', tradeNo);
  if (waybillNo !== '') query = query.where('customer_order.waybill_no', '=', waybillNo);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** What a label is made of; null when the order has no waybill any more. */
export async function readLabelOrder(db: Kysely<Database>, id: string) {
  const row = await withLabel(db)
    .innerJoin('place as origin', 'origin.code', 'waybill.origin')
    .innerJoin('place as destination', 'destination.code', 'waybill.destination')
    .select([
      'waybill.waybill_no', 'customer_order.form', 'waybill.created_at', 'origin.time_zone', 'destination.code as sort_code', 'destination.names as destination_names',
    ])
    .where('customer_order.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export type LabelOrder = NonNullable<Awaited<ReturnType<typeof readLabelOrder>>>;
