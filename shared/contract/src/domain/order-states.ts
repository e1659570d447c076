/**
 * The life of an order (spec §4 order operations; states of the dictionary ORDER_STATUS). Until the parcel is handed
 * over the customer decides; afterwards the scans of its waybill do.
 */
import type { EventCode, EventReason } from './event-codes.ts';

export const ORDER_STATUSES = ['DRAFT', 'SUBMITTED', 'ACCEPTED', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERED', 'RETURNED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_OPERATIONS = ['edit', 'submit', 'cancel', 'delete'] as const;
export type OrderOperation = (typeof ORDER_OPERATIONS)[number];

const ALLOWED: Readonly<Record<OrderStatus, readonly OrderOperation[]>> = {
  DRAFT: ['edit', 'submit', 'delete'],
  SUBMITTED: ['edit', 'cancel'],
  // A courier is on the way: what is to be collected stays as it was told.
  ACCEPTED: ['cancel'],
  PICKED_UP: [],
  IN_TRANSIT: [],
  DELIVERED: ['delete'],
  RETURNED: ['delete'],
  CANCELLED: ['delete'],
};

export const operationsOf = (status: OrderStatus): readonly OrderOperation[] => ALLOWED[status];
export const mayDo = (status: OrderStatus, operation: OrderOperation): boolean => ALLOWED[status].includes(operation);

/** Scans that settle a state; every other one between them means that the parcel is under way. */
export const STATUS_OF_SCAN: Readonly<Partial<Record<EventCode, OrderStatus>>> = {
  ORDER_CREATED: 'SUBMITTED',
  PICKUP_SCHEDULED: 'ACCEPTED',
  PICKED_UP: 'PICKED_UP',
  DROPPED_OFF: 'PICKED_UP',
  DELIVERED: 'DELIVERED',
  RETURN_STARTED: 'RETURNED',
  RETURNED_TO_WAREHOUSE: 'RETURNED',
  DISPOSED: 'RETURNED',
};

/** Scans after which the sender is asked for something: a choice after a failed delivery, or a document for customs. */
export const WAITING_SCANS = ['ATTEMPT_FAILED', 'CUSTOMS_HELD', 'RETURNED_TO_WAREHOUSE'] as const satisfies readonly EventCode[];
/** States that an order has after one of them. */
export const WAITING_STATUSES = ['IN_TRANSIT', 'RETURNED'] as const satisfies readonly OrderStatus[];

/** Whether an order whose waybill was scanned last with this code waits for the sender. An inspection by customs asks for nothing. */
export const waitsForSender = (code: EventCode | null, reason: EventReason | null): boolean =>
  (WAITING_SCANS as readonly (EventCode | null)[]).includes(code) && !(code === 'CUSTOMS_HELD' && reason === 'INSPECTION');

/** State of an order whose waybill was scanned last with this code. */
export const statusOfScan = (code: EventCode): OrderStatus => STATUS_OF_SCAN[code] ?? 'IN_TRANSIT';
