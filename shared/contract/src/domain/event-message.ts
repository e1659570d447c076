/**
 * The sentence of a tracking event: an event is stored as a code, and its sentence is in the messages of this package, bundle
 * `track-events`, for the pages and the emails alike.
 */
import type { EventCode } from './event-codes.ts';

const MESSAGE_OF = {
  ORDER_CREATED: 'track-events.orderCreated',
  PICKUP_SCHEDULED: 'track-events.pickupScheduled',
  PICKED_UP: 'track-events.pickedUp',
  DROPPED_OFF: 'track-events.droppedOff',
  ORIGIN_HUB_IN: 'track-events.originHubIn',
  ORIGIN_HUB_OUT: 'track-events.originHubOut',
  EXPORT_CUSTOMS: 'track-events.exportCustoms',
  EXPORT_RELEASED: 'track-events.exportReleased',
  DEPARTED_AIR: 'track-events.departedAir',
  TRANSIT_HUB: 'track-events.transitHub',
  ARRIVED_COUNTRY: 'track-events.arrivedCountry',
  IMPORT_CUSTOMS: 'track-events.importCustoms',
  CUSTOMS_HELD: 'track-events.customsHeld',
  CUSTOMS_RELEASED: 'track-events.customsReleased',
  DEST_HUB_IN: 'track-events.destHubIn',
  DEST_HUB_OUT: 'track-events.destHubOut',
  AT_DELIVERY_SITE: 'track-events.atDeliverySite',
  OUT_FOR_DELIVERY: 'track-events.outForDelivery',
  ATTEMPT_FAILED: 'track-events.attemptFailed',
  READY_AT_POINT: 'track-events.readyAtPoint',
  DELIVERED: 'track-events.delivered',
  RETURN_STARTED: 'track-events.returnStarted',
  RETURNED_TO_WAREHOUSE: 'track-events.returnedToWarehouse',
  DELIVERY_DECIDED: 'track-events.deliveryDecided',
  DISPOSED: 'track-events.disposed',
} as const satisfies Record<EventCode, string>;

export type EventMessageId = (typeof MESSAGE_OF)[EventCode];

/** What the sentence needs of a tracking event (`calls/tracking`). */
export interface EventFacts {
  readonly code: EventCode;
  readonly reason: string | null;
  readonly handover: string | null;
  readonly disposal: string | null;
  readonly attempt: number | null;
  readonly place: { readonly name: string };
  readonly towards: { readonly name: string } | null;
}

/** Message and values of an event. What an event lacks is 'none' or 0, for which each message has a sentence. */
export function eventMessage({ code, reason, handover, disposal, attempt, place, towards }: EventFacts) {
  return {
    id: MESSAGE_OF[code] as EventMessageId,
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

/** Id of the sentence that says what an event means for the reader. */
export const eventMeaningId = (code: EventCode): string => `track-events.meaning.${MESSAGE_OF[code].slice('track-events.'.length)}`;

/** At a border: drawn as a diamond on the lane. */
export const isCustomsEvent = (code: EventCode): boolean => code.includes('CUSTOMS') || code === 'EXPORT_RELEASED';
