/** Ends an order that nobody has collected, and its waybill with it. */
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Database } from '../database/tables.ts';
import { ApiError } from '../api-error.ts';
import { requireState } from './order-status.ts';
import { removeWaybill } from './order-waybill.ts';
import { lockOrder, updateOrder } from './repository.ts';
import { orderText } from './searched-text.ts';

/** Throws NOT_FOUND for an order that is not the account's, ORDER_STATE for one that is with us already. */
export async function cancelOrder(tx: Transaction<Database>, accountId: string, id: string, at: Date): Promise<void> {
  const before = await lockOrder(tx, accountId, id);
  if (!before) throw new ApiError(ERROR.NOT_FOUND);
  requireState(before, 'cancel');
  if (before.waybill_no !== null) await removeWaybill(tx, before.waybill_no);
  const { form, kind } = before;
  const search = orderText({ orderNo: before.order_no, tradeNo: before.trade_no, waybillNo: null }, form);
  await updateOrder(tx, { id, accountId, kind, stage: 'CANCELLED', form, waybillNo: null, search, referencePrice: before.reference_price, price: before.price, at });
}
