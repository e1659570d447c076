/** Canonical tracking event codes in the order of a parcel's life. The text of an event is never stored, only its code and reason. */
export const EVENT_CODES = [
  'ORDER_CREATED', 'PICKUP_SCHEDULED', 'PICKED_UP', 'DROPPED_OFF', 'ORIGIN_HUB_IN', 'ORIGIN_HUB_OUT',
  'EXPORT_CUSTOMS', 'EXPORT_RELEASED', 'DEPARTED_AIR', 'TRANSIT_HUB', 'ARRIVED_COUNTRY', 'IMPORT_CUSTOMS',
  'CUSTOMS_HELD', 'CUSTOMS_RELEASED', 'DEST_HUB_IN', 'DEST_HUB_OUT', 'AT_DELIVERY_SITE', 'OUT_FOR_DELIVERY',
  'ATTEMPT_FAILED', 'READY_AT_POINT', 'DELIVERED', 'RETURN_STARTED', 'RETURNED_TO_WAREHOUSE', 'DELIVERY_DECIDED', 'DISPOSED',
] as const;
export type EventCode = (typeof EVENT_CODES)[number];

/** Why a parcel waits: `CUSTOMS_HELD` and `ATTEMPT_FAILED` carry one. */
export const EVENT_REASONS = [
  'DOCUMENTS_MISSING', 'RECEIVER_ID_MISSING', 'DUTY_UNPAID', 'INSPECTION',
  'NOBODY_HOME', 'ADDRESS_INCOMPLETE', 'RECEIVER_UNREACHABLE', 'RECEIVER_POSTPONED', 'REFUSED',
] as const;
export type EventReason = (typeof EVENT_REASONS)[number];
