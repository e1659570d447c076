/** Orders in the mock API: by token, judged by the contract; what a page changes stays changed for its session. */
import { randomInt, randomUUID } from 'node:crypto';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { ERROR } from '@amberlane/contract/calls';
import {
  addInternationalOrder, addLocalOrder, addOrder, cancelOrder, cancelOrders, deleteOrder, editOrder, exportOrders, getOrder, orderDraft, queryOrderPage, restoreOrder, selectByTradeNo, websitePageList,
  type OrderDetail, type OrderDraft,
} from '@amberlane/contract/calls/orders';
import { errorMessage } from '@amberlane/contract/calls/error-messages';
import { mayDo, operationsOf, waitsForSender, type OrderOperation, type OrderStatus } from '@amberlane/contract/domain/order-states';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { perCustomer, Refusal, serve, type CallContext, type MockRoutes } from '@amberlane/testing/mock-api/serve';
import { orderOf, summaryOf } from '../sample-orders.ts';
import { manyOrders, startingBook, type OrderBook } from './order-book.ts';

/** Time in which a removed order comes back, ms. */
const RESTORE_MS = 600_000;

type Search = ReturnType<typeof websitePageList.request.parse>;

export interface MockOrders {
  readonly bookOf: (token: string) => OrderBook;
  /** @throws Refusal 404 for an order that the customer does not have. */
  readonly found: (token: string, id: string) => OrderDetail;
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const searched = ({ orderNo, tradeNo, waybillNo, form }: OrderDetail): string => folded([orderNo, tradeNo, waybillNo ?? '', form.acceptName, form.mallNo, form.domesticTransOrder].join('\n'));

const fits = (order: OrderDetail, { kind, presend, from, to, keyword }: Omit<Search, 'sort' | 'waiting'>): boolean =>
  (kind === undefined || order.kind === kind) &&
  (presend === undefined || order.form.presend === presend) &&
  (from === undefined || order.orderTime.slice(0, 10) >= from) &&
  (to === undefined || order.orderTime.slice(0, 10) <= to) &&
  searched(order).includes(folded(keyword));

const BY: Readonly<Record<Search['sort'], (a: OrderDetail, b: OrderDetail) => number>> = {
  newest: (a, b) => b.orderTime.localeCompare(a.orderTime),
  oldest: (a, b) => a.orderTime.localeCompare(b.orderTime),
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  priceDown: (a, b) => (b.referencePrice?.amount ?? -1) - (a.referencePrice?.amount ?? -1),
};

const NO_COUNTS: Readonly<Record<OrderStatus, number>> = { DRAFT: 0, SUBMITTED: 0, ACCEPTED: 0, PICKED_UP: 0, IN_TRANSIT: 0, DELIVERED: 0, RETURNED: 0, CANCELLED: 0 };

function countsOf(orders: readonly OrderDetail[]): Record<OrderStatus, number> {
  const counts = { ...NO_COUNTS };
  for (const { status } of orders) counts[status] += 1;
  return counts;
}

function pageOf(book: OrderBook, search: Search) {
  const all = [...book.values()].filter(({ removedAt }) => removedAt === null).map(({ order }) => order).filter((order) => fits(order, search));
  const counts = countsOf(all);
  const waiting = all.filter(({ status, expressStatus, customsReason }) => (status === 'IN_TRANSIT' || status === 'RETURNED') && waitsForSender(expressStatus, customsReason));
  const statuses = new Set([...search.statuses, ...(search.status ? [search.status] : [])]);
  const chosen = (search.waiting ? waiting : all).filter(({ status }) => statuses.size === 0 || statuses.has(status)).sort(BY[search.sort]);
  const from = search.cursor === '' ? (search.pageNum - 1) * search.pageSize : chosen.findIndex(({ id }) => id === search.cursor) + 1;
  const list = chosen.slice(from, from + search.pageSize);
  const nextCursor = from + list.length < chosen.length ? (list.at(-1)?.id ?? '') : '';
  return { total: chosen.length, pageNum: search.pageNum, pageSize: search.pageSize, list: list.map(summaryOf), counts, waiting: waiting.length, nextCursor };
}

/** A change of a kept order: counted, with what may be done next. */
function change(book: OrderBook, order: OrderDetail, change: Partial<OrderDetail>, now: Date): OrderDetail {
  const next = { ...order, ...change, updatedAt: now.toISOString(), version: order.version + 1 };
  const changed = { ...next, operations: [...operationsOf(next.status)] };
  book.set(order.id, { order: changed, removedAt: null });
  return changed;
}

function judge(order: OrderDetail, operation: OrderOperation): void {
  if (!mayDo(order.status, operation)) throw new Refusal(ERROR.ORDER_STATE, { status: 409 });
}

const waybillFor = (form: OrderDraft): string => completeWaybillNo(form.receiverAddress?.countryCode ?? 'GH', `99${String(randomInt(1_000_000_000)).padStart(9, '0')}`);

const sentState = (form: OrderDraft): Partial<OrderDetail> => ({ ...orderOf({ form, status: 'SUBMITTED', expressStatus: 'ORDER_CREATED', waybillNo: waybillFor(form) }) });

export function serveOrders(routes: MockRoutes, { isEmpty, isMany, now }: MockApiContext): MockOrders {
  const few = perCustomer(() => startingBook(now()));
  const many = perCustomer(() => manyOrders(now()));
  const none = perCustomer(() => new Map() as OrderBook);
  const bookOf = (token: string): OrderBook => (isEmpty() ? none : isMany() ? many : few)(token);
  const found = (token: string, id: string): OrderDetail => {
    const kept = bookOf(token).get(id);
    if (!kept || kept.removedAt !== null) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return kept.order;
  };

  const add = ({ draft, ...given }: ReturnType<typeof addOrder.request.parse>, { token }: CallContext): OrderDetail => {
    const form = orderDraft.parse(given);
    const number = 200_000 + bookOf(token).size;
    const base = { id: randomUUID(), orderNo: `A-${number}`, tradeNo: `T-${number}`, orderTime: now().toISOString(), updatedAt: now().toISOString(), version: 1 };
    const order = draft ? orderOf({ ...base, form, status: 'DRAFT' }) : orderOf({ ...sentState(form), ...base });
    bookOf(token).set(order.id, { order, removedAt: null });
    return order;
  };
  for (const call of [addLocalOrder, addInternationalOrder, addOrder]) serve(routes, call, add);
  serve(routes, getOrder, ({ id }, { token }) => found(token, id));
  serve(routes, selectByTradeNo, ({ tradeNo }, { token }) => {
    const kept = [...bookOf(token).values()].find(({ order, removedAt }) => order.tradeNo === tradeNo && removedAt === null);
    if (!kept) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return kept.order;
  });
  serve(routes, editOrder, ({ id, version, draft, ...given }, { token }) => {
    const order = found(token, id);
    judge(order, 'edit');
    if (order.version !== version) throw new Refusal(ERROR.CONFLICT, { status: 409 });
    const form = orderDraft.parse(given);
    const sending = order.status === 'DRAFT' && !draft;
    const { referencePrice, price, total, heavy, acceptCountry, kind, status, waybillNo, expressStatus } = orderOf({ ...(sending ? sentState(form) : { ...order, form }) });
    return change(bookOf(token), order, { form, referencePrice, price, total, heavy, acceptCountry, kind, status, waybillNo, expressStatus }, now());
  });
  for (const call of [websitePageList, queryOrderPage]) serve(routes, call, (search, { token }) => pageOf(bookOf(token), search));
  serveEnds(routes, { bookOf, found }, now);
  serve(routes, exportOrders, ({ ids, format, ...filters }, { token }) => {
    const rows = ids.length > 0 ? ids.length : pageOf(bookOf(token), { ...filters, sort: 'newest', cursor: '', pageNum: 1, pageSize: 1 }).total;
    return { url: `/v1/api/file/view/orders.${format}`, expiresAt: new Date(now().getTime() + RESTORE_MS).toISOString(), rows: Math.min(rows, 10_000) };
  });
  return { bookOf, found };
}

/** Cancelled, removed from the lists, and put back. */
function serveEnds(routes: MockRoutes, { bookOf, found }: MockOrders, now: () => Date): void {
  const cancel = (token: string, id: string): OrderDetail => {
    const order = found(token, id);
    judge(order, 'cancel');
    return change(bookOf(token), order, { status: 'CANCELLED', waybillNo: null }, now());
  };
  serve(routes, cancelOrder, ({ id }, { token }) => cancel(token, id));
  serve(routes, cancelOrders, ({ ids }, { token, locale }) => ({
    list: ids.map((id) => {
      try {
        return { id, orderNo: cancel(token, id).orderNo, error: null };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { id, orderNo: bookOf(token).get(id)?.order.orderNo ?? '', error: { code: error.code, message: errorMessage(error.code, locale, {}) } };
      }
    }),
  }));
  serve(routes, deleteOrder, ({ id }, { token }) => {
    const order = found(token, id);
    judge(order, 'delete');
    bookOf(token).set(id, { order, removedAt: now().getTime() });
    return { id };
  });
  serve(routes, restoreOrder, ({ id }, { token }) => {
    const kept = bookOf(token).get(id);
    if (!kept || (kept.removedAt !== null && now().getTime() - kept.removedAt > RESTORE_MS)) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    bookOf(token).set(id, { order: kept.order, removedAt: null });
    return kept.order;
  });
}
