/**
 * Batch push of tracking events on the wire (design §6): partners and scanners send up to a thousand events at a time
 * and are told of each what became of it. Sending the same event again changes nothing.
 */
import { z } from 'zod';
import { RULES } from '../domain/business-rules.ts';
import { defineCall } from './call.ts';
import { KEY_SCOPES } from './key-scopes.ts';
import { optionalLine } from '../domain/text.ts';
import { DISPOSALS, EVENT_CODES, EVENT_REASONS, HANDOVERS } from './tracking.ts';
import { foldWaybillNo, isWaybillNo } from '../domain/waybill-number.ts';

/** What an API key may allow; `waybills:write` lets a push make waybills that are not there yet. */
export const API_SCOPES = ['events:write', 'waybills:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Why an event was not taken. */
export const REJECTIONS = [
  /** A field is missing or wrong; `field` names it. */
  'malformed',
  'unknownCode',
  'unknownPlace',
  /** Later than the server's clock allows. */
  'inFuture',
  /** No such waybill, and the event brings none with it. */
  'unknownWaybill',
  /** The key may not make waybills. */
  'scope',
] as const;
export type Rejection = (typeof REJECTIONS)[number];

const code = z.string().regex(/^[A-Z0-9-]{2,16}$/);
const waybillNo = z.string().max(40).overwrite(foldWaybillNo).refine(isWaybillNo);

/** Facts of a waybill that may not be known yet; an existing one keeps its own. */
const newWaybill = z.object({
  mallNo: optionalLine(64),
  product: z.enum(['smallParcel', 'specialLine', 'localDelivery']),
  origin: code,
  destination: code,
  weightGrams: z.int().min(1).max(1_000_000),
  pieces: z.int().min(1).max(999),
});

/** What only certain codes carry. */
const CARRIED = {
  reason: ['CUSTOMS_HELD', 'ATTEMPT_FAILED'],
  attempt: ['ATTEMPT_FAILED'],
  handover: ['DELIVERED'],
  signedBy: ['DELIVERED'],
  disposal: ['DISPOSED'],
} as const satisfies Readonly<Record<string, readonly (typeof EVENT_CODES)[number][]>>;

/** One event as a partner sends it. Codes of places are those of the network, instants ISO 8601 with an offset. */
export const pushedEvent = z
  .object({
    waybillNo,
    /** The sender's own id of the scan, unique within the waybill: what makes a repetition harmless. */
    eventId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
    code: z.enum(EVENT_CODES),
    reason: z.enum(EVENT_REASONS).nullable().default(null),
    handover: z.enum(HANDOVERS).nullable().default(null),
    disposal: z.enum(DISPOSALS).nullable().default(null),
    attempt: z.int().min(1).max(99).nullable().default(null),
    place: code,
    towards: code.nullable().default(null),
    /** Service site; shown to the owner only. */
    siteCode: z.string().regex(/^[A-Z0-9-]{2,32}$/).nullable().default(null),
    /** Name of whom the parcel was handed to; shown to the owner only. */
    signedBy: optionalLine(120),
    occurredAt: z.iso.datetime({ offset: true }),
    waybill: newWaybill.nullable().default(null),
  })
  .superRefine((event, context) => {
    for (const [field, codes] of Object.entries(CARRIED)) {
      const value = event[field as keyof typeof CARRIED];
      if (value !== null && value !== '' && !(codes as readonly string[]).includes(event.code)) {
        context.addIssue({ code: 'custom', path: [field], message: `only with ${codes.join(', ')}` });
      }
    }
  });
export type PushedEvent = z.output<typeof pushedEvent>;

const pushResult = z.object({
  /** Position in the request, from 0. */
  index: z.int().nonnegative(),
  result: z.enum(['accepted', 'duplicate', 'rejected']),
  reason: z.enum(REJECTIONS).nullable(),
  /** Field that a malformed event fails by: names parted by points. */
  field: z.string().nullable(),
});
export type PushResult = z.infer<typeof pushResult>;

export const pushTrackEvents = defineCall({
  method: 'POST',
  path: '/publicservice/v1/api/express/track/pushTrackEvents',
  summary: 'Takes up to 1,000 tracking events from a partner; needs the header x-api-key. Each event is judged alone.',
  request: () => z.object({ events: z.array(z.unknown()).min(1).max(RULES.push.maxEvents) }),
  reply: () => z.object({
    accepted: z.int().nonnegative(),
    duplicates: z.int().nonnegative(),
    rejected: z.int().nonnegative(),
    /** One for each event, in the order sent. */
    results: z.array(pushResult),
    /** When the events were taken, on the server's clock. */
    receivedAt: z.iso.datetime(),
  }),
});

/** An API key as its keepers see it: never the key itself. */
export const apiKeyFacts = z.object({
  prefix: z.string(),
  /** Account of the customer who made it; null for the key of a partner. */
  accountId: z.string().nullable(),
  name: z.string(),
  scopes: z.array(z.enum([...API_SCOPES, ...KEY_SCOPES])),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKeyFacts = z.infer<typeof apiKeyFacts>;
