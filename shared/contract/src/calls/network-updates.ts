/** What happened last in the network, as the home page shows it. Beyond spec §7. */
import { z } from 'zod';
import { COUNTRIES } from '../site/markets.ts';
import type { EventCode } from '../domain/event-codes.ts';
import { defineCall } from './call.ts';

/** Movements of the network. Orders, holds, failed attempts and returns are the customers' own affair. */
export const NETWORK_EVENTS = [
  'PICKED_UP', 'DROPPED_OFF', 'ORIGIN_HUB_IN', 'ORIGIN_HUB_OUT', 'EXPORT_RELEASED', 'DEPARTED_AIR', 'TRANSIT_HUB', 'ARRIVED_COUNTRY',
  'CUSTOMS_RELEASED', 'DEST_HUB_IN', 'DEST_HUB_OUT', 'AT_DELIVERY_SITE', 'OUT_FOR_DELIVERY', 'READY_AT_POINT', 'DELIVERED',
] as const satisfies readonly EventCode[];
export type NetworkEvent = (typeof NETWORK_EVENTS)[number];

/** Most updates of an answer. */
export const MOST_NETWORK_UPDATES = 6;

/** A city; `name` is in the language of the `lang` header. */
const city = z.object({ code: z.string().max(16), name: z.string(), country: z.enum(COUNTRIES) });

/** Nothing here leads to a parcel: no number, no id, and the time to a minute. */
const networkUpdate = z.object({
  code: z.enum(NETWORK_EVENTS),
  /** UTC instant, ISO 8601, full minute. */
  at: z.iso.datetime(),
  place: city.extend({
    /** IANA zone in which the time is shown. */
    timeZone: z.string(),
  }),
  /** Where it goes next, when that is another city. */
  towards: city.nullable(),
});
export type NetworkUpdate = z.infer<typeof networkUpdate>;

const networkUpdates = z.object({
  /** When this was read: some seconds before the answer. */
  readAt: z.iso.datetime(),
  /** Newest first, with a country those of its lane before those from elsewhere; each of another place or of another kind; empty when nothing happened within a day. */
  updates: z.array(networkUpdate).max(MOST_NETWORK_UPDATES),
});
export type NetworkUpdates = z.infer<typeof networkUpdates>;

export const queryNetworkUpdates = defineCall({
  method: 'GET',
  path: '/v1/api/site/queryNetworkUpdates',
  summary: 'The newest tracking events of the network, with a country those of its lane first: time, place and kind, without tracking numbers; read every half minute.',
  request: () =>
    z.object({
      /** Whose lane comes first: events in China, in this country and on the way to it; from elsewhere come two at most. */
      country: z.enum(COUNTRIES).optional(),
    }),
  reply: () => networkUpdates,
});
