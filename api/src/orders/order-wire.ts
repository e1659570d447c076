/** Orders as the contract tells them. */
import type { OrderDetail, OrderSummary } from '@amberlane/contract/calls/orders';
import { operationsOf } from '@amberlane/contract/domain/order-states';
import { orderStatus } from './order-status.ts';
import type { OrderRow } from './repository.ts';

function shared(row: OrderRow) {
  const status = orderStatus(row.stage, row.latest_code);
  return {
    id: row.id,
    orderNo: row.order_no,
    tradeNo: row.trade_no,
    waybillNo: row.waybill_no,
    kind: row.kind,
    status,
    expressStatus: row.latest_code,
    orderTime: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    operations: [...operationsOf(status)],
    referencePrice: row.reference_price,
    acceptCountry: row.accept_country,
  };
}

export const toDetail = (row: OrderRow): OrderDetail => ({ ...shared(row), form: row.form });

export function toSummary(row: OrderRow): OrderSummary {
  const { expressType, acceptName, receiverAddress, pacNumber, weightGrams, mallNo } = row.form;
  return { ...shared(row), expressType, acceptName, acceptCity: receiverAddress?.city ?? '', pacNumber, weightGrams, mallNo };
}
