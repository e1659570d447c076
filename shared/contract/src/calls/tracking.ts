/**
 * Tracking on the wire: what a stranger with a waybill number may see, and nothing more. The schemas are the
 * allow-list: no names, streets, phones or staff (spec §3, §6; roles of event codes after UPU EMSEVT). Only
 * `trackDetail` says more: to the waybill's owner, and to whoever knows the end of the consignee's phone.
 */
import { z } from 'zod';
import { COUNTRIES } from '../site/markets.ts';
import { RULES } from '../domain/business-rules.ts';
import { EVENT_CODES, EVENT_REASONS } from '../domain/event-codes.ts';
import { defineCall } from './call.ts';
import * as ERROR from './error-code-table.ts';

export { EVENT_CODES, EVENT_REASONS, type EventCode, type EventReason } from '../domain/event-codes.ts';

/** How a delivered parcel was handed over: `DELIVERED` carries one. */
export const HANDOVERS = ['RECEIVER', 'NEIGHBOUR', 'SERVICE_POINT', 'FAMILY'] as const;

/** What happened after `DISPOSED`: the choice of the customer, or the default after ten days (spec §4). */
export const DISPOSALS = ['SHELVED', 'DESTROYED'] as const;

/** The five steps of the milestone bar. */
export const MILESTONES = ['ACCEPTED', 'FLOWN', 'CUSTOMS', 'LAST_MILE', 'DELIVERED'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Groups of the result list (spec §2, §4). `waiting`: the answer of a partner network is still on its way. */
export const TRACK_GROUPS = ['inTransit', 'signed', 'waiting', 'failed', 'noInfo'] as const;
export type TrackGroup = (typeof TRACK_GROUPS)[number];

/** A city or site town; `name` is in the language of the `lang` header. */
export const trackPlace = z.object({
  code: z.string().max(16),
  name: z.string(),
  country: z.enum(COUNTRIES),
  /** IANA zone in which times of this place are shown. */
  timeZone: z.string(),
  /** Degrees, to a tenth: where the city is, never an address. Missing while nobody has said where the place is. */
  position: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
});
export type TrackPlace = z.infer<typeof trackPlace>;

export const trackEvent = z.object({
  id: z.string(),
  code: z.enum(EVENT_CODES),
  reason: z.enum(EVENT_REASONS).nullable(),
  handover: z.enum(HANDOVERS).nullable(),
  disposal: z.enum(DISPOSALS).nullable(),
  /** Number of the attempt, from 1; only with `ATTEMPT_FAILED`. */
  attempt: z.number().int().positive().nullable(),
  /** Where the parcel goes next: with `DEPARTED_AIR`, `ORIGIN_HUB_OUT`, `DEST_HUB_OUT`. */
  towards: trackPlace.nullable(),
  /** The reader has something to do. */
  actionRequired: z.boolean(),
  /** UTC instant, ISO 8601. */
  occurredAt: z.iso.datetime(),
  place: trackPlace,
});
export type TrackEvent = z.infer<typeof trackEvent>;

/** A waybill as the public sees it. Weights in grams, sizes in centimetres, instants in UTC. */
export const trackedWaybill = z.object({
  waybillNo: z.string(),
  group: z.literal(['inTransit', 'signed']),
  /** Code of the newest event. */
  expressStatus: z.enum(EVENT_CODES),
  needsAction: z.boolean(),
  expressType: z.enum(['smallParcel', 'specialLine', 'localDelivery']),
  origin: trackPlace,
  destination: trackPlace,
  weightGrams: z.number().int().positive(),
  pacNumber: z.number().int().positive(),
  milestones: z.array(
    z.object({
      milestone: z.enum(MILESTONES),
      state: z.enum(['done', 'now', 'todo']),
      /** When it was reached, or about when it will be; null when nothing can be said. */
      at: z.iso.datetime().nullable(),
      place: trackPlace.nullable(),
    }),
  ),
  /**
   * First and last day of the expected delivery; null once delivered, returned or held. `missed`: the end of what the
   * product promised, when it can no longer be kept.
   */
  expected: z.object({ from: z.iso.datetime(), to: z.iso.datetime(), missed: z.iso.datetime().nullable() }).nullable(),
  /** The next scan and the time limit for it; null when none is expected. */
  nextScan: z.object({ code: z.enum(EVENT_CODES), place: trackPlace, by: z.iso.datetime() }).nullable(),
  /** Newest first. */
  events: z.array(trackEvent),
});
export type TrackedWaybill = z.infer<typeof trackedWaybill>;

/** Why a number has no history, as spec §8 names it, with the sentence in the reader's language. */
const trackFault = z.object({ code: z.literal([ERROR.WAYBILL_MALFORMED, ERROR.NO_TRACK_INFO, ERROR.TRACKING_FAILED]), message: z.string() });

const found = z.object({ outcome: z.literal('found'), waybillNo: z.string(), waybill: trackedWaybill });
const notFound = [
  /** Nothing known; `suggestion` is a right number that differs by a confusable character. */
  z.object({ outcome: z.literal('noInfo'), waybillNo: z.string(), hint: z.enum(['unknown', 'shape', 'checkDigit']), missingDigits: z.number().int().nullable(), suggestion: z.string().nullable(), fault: trackFault.optional() }),
  z.object({ outcome: z.literal('waiting'), waybillNo: z.string() }),
  z.object({ outcome: z.literal('failed'), waybillNo: z.string(), fault: trackFault.optional() }),
] as const;

/** Answer to one number of a query, in the order asked. */
export const trackResult = z.discriminatedUnion('outcome', [found, ...notFound]);
export type TrackResult = z.infer<typeof trackResult>;

/** What only the owner of a waybill and its consignee see. */
export const trackDetail = z.object({
  acceptName: z.string(),
  /** Middle digits hidden: `+2332••••••43`. */
  acceptPhone: z.string(),
  acceptCountry: z.enum(COUNTRIES),
  /** Lines of the address in the order of its country. */
  receiverAddress: z.array(z.string()),
  /** Who took the parcel; null before the delivery or when nobody wrote it down. */
  signedBy: z.string().nullable(),
  /** Service site of the newest event that names one; its facts come from `getSiteBySiteCode`. */
  siteCode: z.string().nullable(),
  /** Why it is shown. */
  shownTo: z.enum(['owner', 'phone']),
});
export type TrackDetail = z.infer<typeof trackDetail>;

/** One waybill; `detail` is null for a stranger, and when nothing is known about the parties. */
export const trackDetails = z.discriminatedUnion('outcome', [found.extend({ detail: trackDetail.nullable() }), ...notFound]);
export type TrackDetails = z.infer<typeof trackDetails>;

/** Group in which a result is listed. */
export const groupOf = (result: TrackResult): TrackGroup => (result.outcome === 'found' ? result.waybill.group : result.outcome);

export const trackReply = z.object({
  results: z.array(trackResult).max(RULES.tracking.maxNumbers),
  /** Instant of the answer on the server's clock: ages and countdowns count from here. */
  asOf: z.iso.datetime(),
});
export type TrackReply = z.infer<typeof trackReply>;

/** Digits of a phone in Latin letters, whatever keyboard they were typed on. */
const foldDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\s/g, '');

/** Longest accepted list, before folding: 20 numbers with generous spelling. The refusal names the count. */
const waybillNumbers = z.array(z.string().max(200)).max(200_000);

export const queryTrack = defineCall({
  method: 'POST',
  path: '/v1/api/track/queryTrack',
  summary: 'Tracks up to 20 waybill numbers.',
  request: () => z.object({ waybillNos: waybillNumbers }),
  reply: () => trackReply,
});

export const queryTrackByMallNo = defineCall({
  method: 'POST',
  path: '/v1/api/track/queryTrackByMallNo',
  summary: "Tracks by the shop's own order number.",
  request: () => z.object({ mallNo: z.string().min(1).max(RULES.tracking.maxOrderLength) }),
  reply: () => trackReply,
});

export const intlQueryTrackByMallNo = defineCall({
  method: 'GET',
  path: '/v1/api/track/intl/queryTrackByMallNo',
  summary: "Tracks an international shipment by the shop's own order number.",
  request: () => z.object({ mallNo: z.string().min(1).max(RULES.tracking.maxOrderLength) }),
  reply: () => trackReply,
});

export const listExpressTrack = defineCall({
  method: 'POST',
  path: '/publicservice/v1/api/express/track/listExpressTrack',
  summary: 'Latest state of up to 20 waybills, without their history.',
  request: () => z.object({ waybillNos: waybillNumbers }),
  reply: () => z.object({
    results: z.array(
      z.object({
        waybillNo: z.string(),
        outcome: z.enum(['found', 'noInfo', 'waiting', 'failed']),
        group: z.enum(TRACK_GROUPS),
        latest: trackEvent.nullable(),
      }),
    ),
    asOf: z.iso.datetime(),
  }),
});

export const expressTrackDetails = defineCall({
  method: 'GET',
  path: '/publicservice/v1/api/express/track/expressTrack/details',
  summary: 'One waybill with its whole history; its owner also sees the consignee.',
  access: 'known',
  request: () => z.object({ waybillNo: z.string().min(1).max(64) }),
  reply: () => trackDetails,
});

/** A POST, because what opens the details must not stand in an address. */
export const unlockExpressTrack = defineCall({
  method: 'POST',
  path: '/publicservice/v1/api/express/track/expressTrack/unlock',
  summary: "Opens the details of a waybill with the last four digits of the consignee's phone.",
  access: 'known',
  request: () => z.object({ waybillNo: z.string().min(1).max(64), phoneLast4: z.string().overwrite(foldDigits).regex(/^\d{4}$/) }),
  reply: () => trackDetails,
});
