/** Orders (spec §7): two families of paths over one service. Everything belongs to the customer who asks. */
import type { FastifyInstance } from 'fastify';
import {
  addInternationalOrder, addLocalOrder, addOrder, cancelOrder, deleteOrder, editOrder, getOrder, queryOrderPage, selectByTradeNo, websitePageList,
} from '@amberlane/contract/calls/orders';
import type { ApiContext } from '../context.ts';
import { readKey } from './idempotency-key.ts';
import type { Limit } from '../limits/limits.ts';
import { serveCall } from '../plugins/call-route.ts';
import { ADD_EXAMPLE, CANCEL_EXAMPLE, DELETE_EXAMPLE, DETAIL_EXAMPLE, EDIT_EXAMPLE, PAGE_EXAMPLE, TRADE_EXAMPLE } from './examples.ts';
import { toSummary } from './order-wire.ts';
import { searchOrders } from './repository.ts';
import { orderService } from './service.ts';

const tag = 'Orders';

/** A warehouse that sends a parcel every few seconds stays below it. */
const CREATED: Limit = { name: 'order.account', capacity: 300, periodMs: 3_600_000 };

export function orderRoutes(app: FastifyInstance, parts: ApiContext): void {
  const service = orderService(parts);
  const { db, limits } = parts;

  for (const [call, kind] of [[addLocalOrder, 'local'], [addInternationalOrder, 'international'], [addOrder, null]] as const) {
    serveCall(app, call, {
      tag,
      example: ADD_EXAMPLE,
      handle: async (input, { customer: { accountId }, request }) => {
        await limits.take(CREATED, accountId);
        return service.create({ accountId, kind, input, key: readKey(request.headers['idempotency-key']) });
      },
    });
  }

  serveCall(app, editOrder, {
    tag,
    example: EDIT_EXAMPLE,
    handle: ({ id, version, ...input }, { customer: { accountId } }) => service.edit({ accountId, id, version, input }),
  });

  serveCall(app, getOrder, { tag, example: DETAIL_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.find(accountId, id) });
  serveCall(app, selectByTradeNo, { tag, example: TRADE_EXAMPLE, handle: ({ tradeNo }, { customer: { accountId } }) => service.findByTradeNo(accountId, tradeNo) });
  serveCall(app, cancelOrder, { tag, example: CANCEL_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.cancel(accountId, id) });
  serveCall(app, deleteOrder, { tag, example: DELETE_EXAMPLE, handle: ({ id }, { customer: { accountId } }) => service.remove(accountId, id) });

  for (const call of [websitePageList, queryOrderPage]) {
    serveCall(app, call, {
      tag,
      example: PAGE_EXAMPLE,
      handle: async (search, { customer: { accountId } }) => {
        const { total, rows } = await searchOrders(db, accountId, search);
        return { total, pageNum: search.pageNum, pageSize: search.pageSize, list: rows.map(toSummary) };
      },
    });
  }
}
