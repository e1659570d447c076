/** The status of an order: what the customer did until the hand-over, then what was scanned. One truth, in SQL and here. */
import { sql, type RawBuilder } from 'kysely';
import { mayDo, STATUS_OF_SCAN, statusOfScan, type OrderOperation, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { ERROR } from '@amberlane/contract/calls';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { ApiError } from '../api-error.ts';

export type OrderStage = 'DRAFT' | 'SUBMITTED' | 'CANCELLED';

/** `latest` is the code of the waybill's newest scan; null without a waybill. */
export function orderStatus(stage: OrderStage, latest: EventCode | null): OrderStatus {
  if (stage !== 'SUBMITTED') return stage;
  return latest === null ? 'SUBMITTED' : statusOfScan(latest);
}

/** The same in a query that joins `customer_order` with `waybill`. */
export function orderStatusSql(): RawBuilder<OrderStatus> {
  const branches = Object.entries(STATUS_OF_SCAN).map(([code, status]) => sql`when waybill.latest_code = ${code} then ${status}`);
  return sql<OrderStatus>`case when customer_order.stage <> 'SUBMITTED' then customer_order.stage when waybill.latest_code is null then 'SUBMITTED' ${sql.join(branches, sql` `)} else 'IN_TRANSIT' end`;
}

/** Throws ORDER_STATE for what can't be done with an order any more, or not yet. */
export function requireState({ stage, latest_code }: { readonly stage: OrderStage; readonly latest_code: EventCode | null }, operation: OrderOperation): void {
  if (!mayDo(orderStatus(stage, latest_code), operation)) throw new ApiError(ERROR.ORDER_STATE);
}
