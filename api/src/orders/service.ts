/** Orders of customers: created, changed, cancelled, found. Prices and states are the server's own. */
import { ERROR } from '@amberlane/contract/calls';
import type { OrderDetail } from '@amberlane/contract/calls/orders';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder, type Creation } from './create-order.ts';
import { editOrder, type Edit } from './edit-order.ts';
import { requireState } from './order-status.ts';
import { toDetail } from './order-wire.ts';
import { findByTradeNo, hideOrder, lockOrder, presentOrder } from './repository.ts';

export function orderService(context: Pick<ApiContext, 'db' | 'now' | 'emails'>) {
  const { db, now } = context;

  const cancel = (accountId: string, id: string): Promise<OrderDetail> =>
    db.transaction().execute(async (tx) => {
      await cancelOrder(tx, accountId, id, now());
      return toDetail(await presentOrder(tx, accountId, id));
    });

  const remove = (accountId: string, id: string): Promise<{ id: string }> =>
    db.transaction().execute(async (tx) => {
      const before = await lockOrder(tx, accountId, id);
      if (!before) throw new ApiError(ERROR.NOT_FOUND);
      requireState(before, 'delete');
      await hideOrder(tx, accountId, id, now());
      return { id };
    });

  return {
    create: async (creation: Creation) => toDetail(await createOrder(context, creation)),
    edit: async (edit: Edit) => toDetail(await editOrder(context, edit)),
    cancel,
    remove,
    find: async (accountId: string, id: string) => toDetail(await presentOrder(db, accountId, id)),
    findByTradeNo: async (accountId: string, tradeNo: string): Promise<OrderDetail> => {
      const order = await findByTradeNo(db, accountId, tradeNo);
      if (!order) throw new ApiError(ERROR.NOT_FOUND);
      return toDetail(order);
    },
  };
}
