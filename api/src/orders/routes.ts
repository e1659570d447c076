/** Orders (spec §7): two families of paths over one service. Everything belongs to the customer who asks. */
import type { FastifyInstance } from 'fastify';
import {
  addInternationalOrder, addLocalOrder, addOrder, cancelOrder, cancelOrders, deleteOrder, editOrder, exportOrders, getOrder, queryOrderPage, restoreOrder,
  selectByTradeNo, websitePageList,
} from '@amberlane/contract/calls/orders';
import type { ApiContext } from '../context.ts';
import { readKey } from './idempotency-key.ts';
import type { Limit } from '../limits/limits.ts';
import { serveCall } from '../plugins/call-route.ts';
import {
  ADD_EXAMPLE, CANCEL_ALL_EXAMPLE, CANCEL_EXAMPLE, DELETE_EXAMPLE, DETAIL_EXAMPLE, EDIT_EXAMPLE, EXPORT_EXAMPLE, PAGE_EXAMPLE, RESTORE_EXAMPLE, TRADE_EXAMPLE,
} from './examples.ts';
import { startExport } from './order-export.ts';
import { listOrders } from './order-list.ts';
import { outlooks } from './order-outlook.ts';
import { toSummary } from './order-wire.ts';
import { otherFaults } from './prepare-order.ts';
import { placeBook } from '../tracking/place-repository.ts';
import { orderService } from './service.ts';

const tag = 'Orders';

/** A warehouse that sends a parcel every few seconds stays below it. */
const CREATED: Limit = { name: 'order.account', capacity: 300, periodMs: 3_600_000 };

/** A file of ten thousand rows takes a second of the process. */
const EXPORTED: Limit = { name: 'export.account', capacity: 20, periodMs: 3_600_000 };

/** A hundred transactions, one after the other. */
const CANCELLING = 10;

export function orderRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = orderService(parts);
  const { db, limits, now } = parts;
  const book = placeBook(db);

  for (const [call, kind] of [[addLocalOrder, 'local'], [addInternationalOrder, 'international'], [addOrder, null]] as const) {
    serveCall(app, call, {
      tag,
      example: ADD_EXAMPLE,
      otherFaults: (given) => otherFaults(parts, given, kind),
      handle: async (input, { locale, customer: { accountId }, request }) => {
        await limits.take(CREATED, accountId);
        return service.create({ accountId, kind, input, key: readKey(request.headers['idempotency-key']) }, locale);
      },
    });
  }

  serveCall(app, editOrder, {
    tag,
    example: EDIT_EXAMPLE,
    otherFaults: (given) => otherFaults(parts, given, null),
    handle: ({ id, version, ...input }, { locale, customer: { accountId } }) => service.edit({ accountId, id, version, input }, locale),
  });

  serveCall(app, getOrder, { tag, example: DETAIL_EXAMPLE, handle: ({ id }, { locale, customer: { accountId } }) => service.find(accountId, id, locale) });
  serveCall(app, selectByTradeNo, {
    tag, example: TRADE_EXAMPLE, handle: ({ tradeNo }, { locale, customer: { accountId } }) => service.findByTradeNo(accountId, tradeNo, locale),
  });
  serveCall(app, cancelOrder, { tag, example: CANCEL_EXAMPLE, handle: ({ id }, { locale, customer: { accountId } }) => service.cancel(accountId, id, locale) });
  serveCall(app, cancelOrders, {
    tag,
    example: CANCEL_ALL_EXAMPLE,
    cost: CANCELLING,
    handle: async ({ ids }, { locale, customer: { accountId }, request }) => {
      const onFault = (err: unknown): void => request.log.error({ err }, 'an order among several could not be cancelled');
      return { list: await service.cancelEach({ accountId, locale, requestId: request.id, onFault }, ids) };
    },
  });
  serveCall(app, deleteOrder, { tag, example: DELETE_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.remove(accountId, id) });
  serveCall(app, restoreOrder, { tag, example: RESTORE_EXAMPLE, handle: ({ id }, { locale, customer: { accountId } }) => service.restore(accountId, id, locale) });
  serveCall(app, exportOrders, {
    tag,
    example: EXPORT_EXAMPLE,
    handle: async (request, { locale, customer: { accountId } }) => {
      await limits.take(EXPORTED, accountId);
      return startExport(db, { accountId, request, locale }, now());
    },
  });

  for (const call of [websitePageList, queryOrderPage]) {
    serveCall(app, call, {
      tag,
      example: PAGE_EXAMPLE,
      handle: async (search, { locale, customer: { accountId } }) => {
        const { rows, ...page } = await listOrders(db, accountId, search);
        const known = await outlooks({ db, book }, rows, locale, now());
        return { ...page, pageNum: search.pageNum, pageSize: search.pageSize, list: rows.map((row) => toSummary(row, locale, known)) };
      },
    });
  }
}
