/** Changes an order that nobody has collected yet, or submits a draft. */
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { subscribeWhenChosen } from '../accounts/notifications.ts';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { queueEmails } from '../mail/outbox.ts';
import type { Creation } from './create-order.ts';
import { orderConfirmation } from './order-email.ts';
import { requireState } from './order-status.ts';
import { changeWaybill, createWaybill } from './order-waybill.ts';
import { changedFields, kindOf, orderColumns, prepareOrder, type PreparedOrder } from './prepare-order.ts';
import { lockOrder, presentOrder, updateOrder, type OrderRow } from './repository.ts';

export interface Edit extends Pick<Creation, 'accountId' | 'input'> {
  readonly id: string;
  /** The version that was changed. */
  readonly version: number;
}

/** Throws CONFLICT with the fields that somebody else changed since, ORDER_STATE, NOT_FOUND. */
export async function editOrder(context: Pick<ApiContext, 'db' | 'now' | 'emails'>, { accountId, id, version, input }: Edit): Promise<OrderRow> {
  const { db, emails, now } = context;
  const prepared = await prepareOrder(context, input);
  const order = await db.transaction().execute(async (tx) => {
    const before = await lockOrder(tx, accountId, id);
    if (!before) throw new ApiError(ERROR.NOT_FOUND);
    const isSubmitted = prepared.sent && before.stage === 'DRAFT';
    requireState(before, isSubmitted ? 'submit' : 'edit');
    if (before.version !== version) throw new ApiError(ERROR.CONFLICT, { fields: changedFields(before.form, input) });
    if (!prepared.sent && before.stage !== 'DRAFT') throw new ApiError(ERROR.ORDER_STATE);
    const waybillNo = await waybillAfter(tx, before, prepared, now());
    const numbers = { orderNo: before.order_no, tradeNo: before.trade_no };
    await updateOrder(tx, { id, accountId, ...orderColumns(prepared, kindOf(prepared.form) ?? before.kind, waybillNo, numbers), at: now() });
    if (waybillNo !== before.waybill_no) await subscribeWhenChosen(tx, accountId, now());
    if (isSubmitted) await queueEmails(tx, [orderConfirmation.about(id, {})], now());
    return presentOrder(tx, accountId, id);
  });
  await emails.deliverNow(id);
  return order;
}

async function waybillAfter(tx: Transaction<Database>, { account_id: accountId, waybill_no: waybillNo }: OrderRow, prepared: PreparedOrder, now: Date): Promise<string | null> {
  if (!prepared.sent) return null;
  return waybillNo === null ? createWaybill(tx, accountId, prepared.form, now) : changeWaybill(tx, accountId, waybillNo, prepared.form, now);
}
