/**
 * The status of an order: what the customer did until the hand-over, then the tracking events. The database keeps the same
 * in the column `status` (migration 0026), which lists and counts go by.
 */
import { mayDo, statusOfScan, type OrderOperation, type OrderStatus } from '@amberlane/contract/domain/order-states';
import { ERROR } from '@amberlane/contract/calls';
import type { EventCode } from '@amberlane/contract/calls/tracking';
import { ApiError } from '../api-error.ts';

export type OrderStage = 'DRAFT' | 'SUBMITTED' | 'CANCELLED';

/** `latest` is the code of the waybill's newest event; null without a waybill. */
export function orderStatus(stage: OrderStage, latest: EventCode | null): OrderStatus {
  if (stage !== 'SUBMITTED') return stage;
  return latest === null ? 'SUBMITTED' : statusOfScan(latest);
}

/** Throws ORDER_STATE for what can't be done with an order any more, or not yet. */
export function requireState({ stage, latest_code }: { readonly stage: OrderStage; readonly latest_code: EventCode | null }, operation: OrderOperation): void {
  if (!mayDo(orderStatus(stage, latest_code), operation)) throw new ApiError(ERROR.ORDER_STATE);
}
