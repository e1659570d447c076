/** Makes an order, or finds the one that the same request made before. */
import { randomUUID } from 'node:crypto';
import type { OrderKind } from '@amberlane/contract/calls/orders';
import { subscribeWhenChosen } from '../accounts/notifications.ts';
import { holdAccount } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import { queueEmails } from '../mail/outbox.ts';
import { claimKey, orderOfKey } from './idempotency-key.ts';
import { orderConfirmation } from './order-email.ts';
import { newOrderNo, newTradeNo } from './order-numbers.ts';
import { createWaybill } from './order-waybill.ts';
import { kindOf, orderColumns, prepareOrder, type SentOrder } from './prepare-order.ts';
import { insertOrder, presentOrder, type OrderRow } from './repository.ts';

export interface Creation {
  readonly accountId: string;
  /** What the call is for; null for either. */
  readonly kind: OrderKind | null;
  readonly input: SentOrder;
  /** Header `Idempotency-Key`; null without one. */
  readonly key: string | null;
}

export async function createOrder(context: Pick<ApiContext, 'db' | 'now' | 'emails'>, { accountId, kind, input, key }: Creation): Promise<OrderRow> {
  const { db, emails, now } = context;
  const request = { kind, input };
  const earlier = key === null ? null : await orderOfKey(db, { accountId, key, request });
  if (earlier !== null) return presentOrder(db, accountId, earlier);
  const prepared = await prepareOrder(context, input, kind);
  const found = kindOf(prepared.form) ?? kind ?? 'international';
  const id = randomUUID();
  const order = await db.transaction().execute(async (tx) => {
    await holdAccount(tx, accountId);
    const before = key === null ? null : await claimKey(tx, { accountId, key, request, orderId: id, now: now() });
    if (before !== null) return presentOrder(tx, accountId, before);
    const waybillNo = prepared.sent ? await createWaybill(tx, accountId, prepared.form, now()) : null;
    const numbers = { orderNo: newOrderNo(), tradeNo: newTradeNo() };
    await insertOrder(tx, { id, accountId, ...numbers, ...orderColumns(prepared, found, waybillNo, numbers), at: now() });
    if (waybillNo !== null) await subscribeWhenChosen(tx, accountId, now());
    if (prepared.sent) await queueEmails(tx, [orderConfirmation.about(id, {})], now());
    return presentOrder(tx, accountId, id);
  });
  await emails.deliverNow(order.id);
  return order;
}
