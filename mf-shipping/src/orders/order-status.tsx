/** The status of an order as shape and word; what the reader has to act on goes before where the parcel is. */
import { FormattedMessage } from '@amberlane/core';
import { waitsForSender } from '@amberlane/contract/domain/order-states';
import { StatusMark, type Status } from '@amberlane/ui';
import type { OrderDetail, OrderStatus } from './order-calls.ts';
import type { WAITING } from './order-filter.ts';

export type StatusFacts = Pick<OrderDetail, 'status' | 'expressStatus' | 'customsReason'>;

export const STATUS_WORD = {
  WAITING: 'order-status.action',
  DRAFT: 'order-status.draft',
  SUBMITTED: 'order-status.submitted',
  ACCEPTED: 'order-status.accepted',
  PICKED_UP: 'order-status.pickedUp',
  IN_TRANSIT: 'order-status.inTransit',
  DELIVERED: 'order-status.delivered',
  RETURNED: 'order-status.returned',
  CANCELLED: 'order-status.cancelled',
} as const satisfies Record<OrderStatus | typeof WAITING, string>;

const SHAPE: Readonly<Record<OrderStatus, Status>> = {
  DRAFT: 'neutral', SUBMITTED: 'waiting', ACCEPTED: 'waiting', PICKED_UP: 'transit', IN_TRANSIT: 'transit', DELIVERED: 'delivered', RETURNED: 'neutral', CANCELLED: 'neutral',
};

/** Customs looks at the parcel, which asks the customer for nothing. */
export const isInspected = ({ expressStatus, customsReason }: StatusFacts): boolean => expressStatus === 'CUSTOMS_HELD' && !waitsForSender(expressStatus, customsReason);

/** What the customer is asked to do; null when nothing is. */
export type Task = 'choose' | 'customs';

export function taskOf(order: StatusFacts): Task | null {
  const { status, expressStatus } = order;
  if (expressStatus === 'ATTEMPT_FAILED' || (status === 'RETURNED' && expressStatus === 'RETURNED_TO_WAREHOUSE')) return 'choose';
  return expressStatus === 'CUSTOMS_HELD' && !isInspected(order) ? 'customs' : null;
}

export function OrderStatusMark({ of }: { of: StatusFacts }) {
  const task = taskOf(of);
  return (
    <StatusMark status={task ? 'attention' : SHAPE[of.status]}>
      <FormattedMessage id={task && of.status !== 'RETURNED' ? 'order-status.action' : STATUS_WORD[of.status]} />
    </StatusMark>
  );
}
