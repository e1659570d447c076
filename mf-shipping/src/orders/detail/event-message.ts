/** Which sentence tells an event: texts are made from codes, never stored (`calls/tracking`). */
import type { EventCode, TrackEvent } from '@amberlane/contract/calls/tracking';

const MESSAGE_OF = {
  ORDER_CREATED: 'order.event.orderCreated',
  PICKUP_SCHEDULED: 'order.event.pickupScheduled',
  PICKED_UP: 'order.event.pickedUp',
  DROPPED_OFF: 'order.event.droppedOff',
  ORIGIN_HUB_IN: 'order.event.originHubIn',
  ORIGIN_HUB_OUT: 'order.event.originHubOut',
  EXPORT_CUSTOMS: 'order.event.exportCustoms',
  EXPORT_RELEASED: 'order.event.exportReleased',
  DEPARTED_AIR: 'order.event.departedAir',
  TRANSIT_HUB: 'order.event.transitHub',
  ARRIVED_COUNTRY: 'order.event.arrivedCountry',
  IMPORT_CUSTOMS: 'order.event.importCustoms',
  CUSTOMS_HELD: 'order.event.customsHeld',
  CUSTOMS_RELEASED: 'order.event.customsReleased',
  DEST_HUB_IN: 'order.event.destHubIn',
  DEST_HUB_OUT: 'order.event.destHubOut',
  AT_DELIVERY_SITE: 'order.event.atDeliverySite',
  OUT_FOR_DELIVERY: 'order.event.outForDelivery',
  ATTEMPT_FAILED: 'order.event.attemptFailed',
  READY_AT_POINT: 'order.event.readyAtPoint',
  DELIVERED: 'order.event.delivered',
  RETURN_STARTED: 'order.event.returnStarted',
  RETURNED_TO_WAREHOUSE: 'order.event.returnedToWarehouse',
  DELIVERY_DECIDED: 'order.event.deliveryDecided',
  DISPOSED: 'order.event.disposed',
} as const satisfies Record<EventCode, string>;

/** Message and values of an event. What an event lacks is 'none' or 0, for which each message has a sentence. */
export function eventMessage({ code, reason, handover, disposal, attempt, place, towards }: TrackEvent) {
  return {
    id: MESSAGE_OF[code],
    values: {
      place: place.name,
      // From one site of a city to another there is nothing to tell.
      onward: towards && towards.name !== place.name ? 'yes' : 'none',
      towards: towards?.name ?? '',
      reason: reason ?? 'none',
      handover: handover ?? 'none',
      disposal: disposal ?? 'none',
      attempt: attempt ?? 0,
    },
  };
}

/** At a border: drawn as a diamond on the lane. */
export const isCustomsEvent = (code: EventCode): boolean => code.includes('CUSTOMS') || code === 'EXPORT_RELEASED';
