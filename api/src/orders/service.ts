/** Orders of customers: sent, changed, cancelled, found. Prices and states are the server's own. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { Money } from '@amberlane/contract/domain/money';
import { orderDraft, orderForm, type OrderDetail, type OrderDraft, type OrderForm, type OrderKind } from '@amberlane/contract/calls/orders';
import { mayDo, type OrderOperation } from '@amberlane/contract/domain/order-states';
import { sendNewsOfOwnParcels } from '../accounts/notifications.ts';
import { holdAccount } from '../accounts/repository.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import { claimKey, orderOfKey } from '../idempotency/idempotency-key.ts';
import { quoteService } from '../quotes/quote-service.ts';
import { cancelOrder } from './cancel-order.ts';
import { orderLetter } from './order-email.ts';
import { judgeOrder } from './validate-order.ts';
import { newOrderNo, newTradeNo } from './order-numbers.ts';
import { orderFields, shipmentOf } from './order-shipment.ts';
import { orderStatus } from './order-status.ts';
import { changeWaybill, createWaybill } from './order-waybill.ts';
import { toDetail } from './order-wire.ts';
import { findByTradeNo, findOrder, hideOrder, insertOrder, lockOrder, updateOrder, type OrderRow } from './repository.ts';
import { searchedText } from './searched-text.ts';

/** What a form sends: a draft, or with `draft: false` a whole order. */
export type SentOrder = OrderDraft & { readonly draft: boolean };

export interface Creation {
  readonly accountId: string;
  /** What the call is for; null for either. */
  readonly kind: OrderKind | null;
  readonly input: SentOrder;
  /** Header `Idempotency-Key`; null without one. */
  readonly key: string | null;
  readonly log: FastifyBaseLogger;
}

export interface Edit extends Pick<Creation, 'accountId' | 'input' | 'log'> {
  readonly id: string;
  readonly version: number;
}

type Tx = Transaction<Database>;

/** A form ready to be stored: judged and priced when it is sent, as it is when it is kept. */
type Prepared = { readonly sent: true; readonly form: OrderForm; readonly price: Money | null } | { readonly sent: false; readonly form: OrderDraft };

export function orderService({ db, now, messenger, settings }: Pick<ApiContext, 'db' | 'now' | 'messenger' | 'settings'>) {
  const quotes = quoteService({ db, now });

  async function prepare(input: SentOrder): Promise<Prepared> {
    if (input.draft) return { sent: false, form: orderDraft.parse(input) };
    const form = await judgeOrder(db, orderForm.parse(input), now());
    return { sent: true, form, price: await priceOf(form) };
  }

  /** null where the rate table has no row yet: the price then follows. */
  async function priceOf(form: OrderForm): Promise<Money | null> {
    const shipment = shipmentOf(form);
    try {
      if (form.quoteId !== '') return await quotes.verifyQuote(form.quoteId, shipment);
      return (await quotes.price(shipment)).price.total;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === ERROR.NO_RATE) return null;
      throw error.fields.length === 0 ? error : new ApiError(error.code, { fields: orderFields(error.fields, form) });
    }
  }

  async function create({ accountId, kind, input, key, log }: Creation): Promise<OrderDetail> {
    const request = { kind, input };
    const earlier = key === null ? null : await orderOfKey(db, { accountId, key, request });
    if (earlier !== null) return only(findOrder(db, accountId, earlier));
    const prepared = await prepare(input);
    const found = kindOf(prepared.form) ?? kind ?? 'international';
    if (kind !== null && found !== kind) throw fieldFault('receiverAddress.countryCode', 'notInCountry');
    const id = randomUUID();
    const made = await db.transaction().execute(async (tx) => {
      await holdAccount(tx, accountId);
      const before = key === null ? null : await claimKey(tx, { accountId, key, request, orderId: id, now: now() });
      if (before !== null) return { order: await present(tx, accountId, before), isNew: false };
      const waybillNo = prepared.sent ? await createWaybill(tx, accountId, prepared.form, now()) : null;
      const numbers = { orderNo: newOrderNo(), tradeNo: newTradeNo() };
      await insertOrder(tx, { id, accountId, ...numbers, ...stored(prepared, found, waybillNo, numbers), at: now() });
      if (waybillNo !== null) await sendNewsOfOwnParcels(tx, accountId, now());
      return { order: await present(tx, accountId, id), isNew: true };
    });
    if (made.isNew && prepared.sent) await confirm(made.order, log);
    return toDetail(made.order);
  }

  async function edit({ accountId, id, version, input, log }: Edit): Promise<OrderDetail> {
    const prepared = await prepare(input);
    const { order, isSent } = await db.transaction().execute(async (tx) => {
      const before = await lockOrder(tx, accountId, id);
      if (!before) throw new ApiError(ERROR.NOT_FOUND);
      requireState(before, prepared.sent && before.stage === 'DRAFT' ? 'submit' : 'edit');
      if (before.version !== version) throw new ApiError(ERROR.CONFLICT, { fields: changedFields(before.form, input) });
      if (!prepared.sent && before.stage !== 'DRAFT') throw new ApiError(ERROR.ORDER_STATE);
      const waybillNo = await waybillAfter(tx, before, prepared);
      const numbers = { orderNo: before.order_no, tradeNo: before.trade_no };
      await updateOrder(tx, { id, accountId, ...stored(prepared, kindOf(prepared.form) ?? before.kind, waybillNo, numbers), at: now() });
      if (waybillNo !== before.waybill_no) await sendNewsOfOwnParcels(tx, accountId, now());
      return { order: await present(tx, accountId, id), isSent: before.stage === 'DRAFT' && prepared.sent };
    });
    if (isSent) await confirm(order, log);
    return toDetail(order);
  }

  async function waybillAfter(tx: Tx, before: OrderRow, prepared: Prepared): Promise<string | null> {
    if (!prepared.sent) return null;
    const { account_id: accountId, waybill_no: waybillNo } = before;
    return waybillNo === null ? createWaybill(tx, accountId, prepared.form, now()) : changeWaybill(tx, accountId, waybillNo, prepared.form, now());
  }

  const cancel = (accountId: string, id: string): Promise<OrderDetail> =>
    db.transaction().execute(async (tx) => {
      await cancelOrder(tx, accountId, id, now());
      return toDetail(await present(tx, accountId, id));
    });

  const remove = (accountId: string, id: string): Promise<{ id: string }> =>
    db.transaction().execute(async (tx) => {
      const before = await lockOrder(tx, accountId, id);
      if (!before) throw new ApiError(ERROR.NOT_FOUND);
      requireState(before, 'delete');
      await hideOrder(tx, accountId, id, now());
      return { id };
    });

  /** The order stands whether its mail leaves or not. */
  async function confirm({ account_id: accountId, order_no: orderNo, waybill_no: waybillNo }: OrderRow, log: FastifyBaseLogger): Promise<void> {
    const account = await db.selectFrom('account').select(['email', 'locale', 'country']).where('id', '=', accountId).executeTakeFirst();
    if (!account?.email || waybillNo === null) return;
    const { email: to, locale, country } = account;
    await messenger.send(orderLetter({ to, locale, country, orderNo, waybillNo, siteOrigin: settings.siteOrigin })).catch((error: unknown) => {
      log.warn({ err: error }, 'the confirmation of an order did not leave');
    });
  }

  async function only(row: Promise<OrderRow | null>): Promise<OrderDetail> {
    const order = await row;
    if (!order) throw new ApiError(ERROR.NOT_FOUND);
    return toDetail(order);
  }

  return {
    create,
    edit,
    cancel,
    remove,
    find: (accountId: string, id: string) => only(findOrder(db, accountId, id)),
    findByTradeNo: (accountId: string, tradeNo: string) => only(findByTradeNo(db, accountId, tradeNo)),
  };
}

async function present(tx: Tx, accountId: string, id: string): Promise<OrderRow> {
  const order = await findOrder(tx, accountId, id);
  if (!order) throw new ApiError(ERROR.NOT_FOUND);
  return order;
}

function requireState(order: OrderRow, operation: OrderOperation): void {
  if (!mayDo(orderStatus(order.stage, order.latest_code), operation)) throw new ApiError(ERROR.ORDER_STATE);
}

/** null while the addresses are not there yet. */
function kindOf({ senderAddress, receiverAddress }: OrderDraft): OrderKind | null {
  if (!senderAddress || !receiverAddress) return null;
  return senderAddress.countryCode === receiverAddress.countryCode ? 'local' : 'international';
}

function stored(prepared: Prepared, kind: OrderKind, waybillNo: string | null, { orderNo, tradeNo }: { readonly orderNo: string; readonly tradeNo: string }) {
  const { form } = prepared;
  return {
    kind,
    stage: prepared.sent ? ('SUBMITTED' as const) : ('DRAFT' as const),
    form,
    waybillNo,
    search: searchedText([orderNo, tradeNo, waybillNo ?? '', form.acceptName, form.mallNo]),
    referencePrice: prepared.sent ? prepared.price : null,
  };
}

/** Fields in which a stored order differs from what somebody is about to write over it. */
function changedFields(stored: OrderDraft, sent: OrderDraft) {
  const now = Object.entries(orderDraft.parse(sent));
  const before = new Map<string, unknown>(Object.entries(stored));
  return now.filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)).map(([field]) => ({ field, code: 'changed' as const, params: {} }));
}
