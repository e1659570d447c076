/** Orders of customers: created, changed, cancelled, found. Prices and states are the server's own; texts are in the caller's language. */
import { ERROR } from '@amberlane/contract/calls';
import { RESTORE_MINUTES, type OrderDetail } from '@amberlane/contract/calls/orders';
import type { Locale } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { failureBody } from '../plugins/error-envelope.ts';
import { readFault } from '../to-api-error.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder, type Creation } from './create-order.ts';
import { editOrder, type Edit } from './edit-order.ts';
import { requireState } from './order-status.ts';
import { toDetail } from './order-wire.ts';
import { findByTradeNo, hideOrder, lockOrder, ordersWithIds, presentOrder, showOrder, type OrderRow } from './repository.ts';

/** What became of one order among several. */
type Outcome = { readonly id: string; readonly orderNo: string; readonly error: ReturnType<typeof failureBody>['error'] | null };

interface Caller {
  readonly accountId: string;
  readonly locale: Locale;
  /** Names the request in the logs. */
  readonly requestId: string;
  /** Told of faults that are the service's own. */
  readonly onFault: (error: unknown) => void;
}

export function orderService(context: Pick<ApiContext, 'db' | 'now' | 'emails'>) {
  const { db, now } = context;

  const cancel = (accountId: string, id: string): Promise<OrderRow> =>
    db.transaction().execute(async (tx) => {
      await cancelOrder(tx, accountId, id, now());
      return presentOrder(tx, accountId, id);
    });

  /** One after the other, each in a transaction of its own: the caller learns of each what became of it. */
  const cancelEach = async ({ accountId, locale, requestId, onFault }: Caller, ids: readonly string[]): Promise<Outcome[]> => {
    const numbers = new Map((await ordersWithIds(db, accountId, ids)).map(({ id, order_no }) => [id, order_no]));
    const outcomes: Outcome[] = [];
    for (const id of ids) {
      const orderNo = numbers.get(id) ?? '';
      try {
        await cancel(accountId, id);
        outcomes.push({ id, orderNo, error: null });
      } catch (error) {
        if (!(error instanceof ApiError)) onFault(error);
        outcomes.push({ id, orderNo, error: failureBody(readFault(error), locale, requestId).error });
      }
    }
    return outcomes;
  };

  const remove = (accountId: string, id: string): Promise<{ id: string }> =>
    db.transaction().execute(async (tx) => {
      const before = await lockOrder(tx, accountId, id);
      if (!before) throw new ApiError(ERROR.NOT_FOUND);
      requireState(before, 'delete');
      await hideOrder(tx, accountId, id, now());
      return { id };
    });

  /** Throws NOT_FOUND when it was removed too long ago; an order that is in the lists stays as it is. */
  const restore = async (accountId: string, id: string): Promise<OrderRow> => {
    await showOrder(db, accountId, id, { since: new Date(now().getTime() - RESTORE_MINUTES * 60_000), at: now() });
    return presentOrder(db, accountId, id);
  };

  return {
    create: async (creation: Creation, locale: Locale) => toDetail(await createOrder(context, creation), locale),
    edit: async (edit: Edit, locale: Locale) => toDetail(await editOrder(context, edit), locale),
    cancel: async (accountId: string, id: string, locale: Locale) => toDetail(await cancel(accountId, id), locale),
    cancelEach,
    remove,
    restore: async (accountId: string, id: string, locale: Locale) => toDetail(await restore(accountId, id), locale),
    find: async (accountId: string, id: string, locale: Locale) => toDetail(await presentOrder(db, accountId, id), locale),
    findByTradeNo: async (accountId: string, tradeNo: string, locale: Locale): Promise<OrderDetail> => {
      const order = await findByTradeNo(db, accountId, tradeNo);
      if (!order) throw new ApiError(ERROR.NOT_FOUND);
      return toDetail(order, locale);
    },
  };
}
