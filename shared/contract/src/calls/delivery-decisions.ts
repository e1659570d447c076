/**
 * What happens to a parcel after a failed delivery (spec §4, §9): sender or recipient decides within ten calendar days.
 *
 * Who may decide: the recipient about the delivery (another attempt, a corrected address, a service point), the sender
 * about everything. Every new decision replaces the open one until the parcel is out again, and both are told; a sender's
 * decision to return, shelve or destroy is not replaced by the recipient. Without a decision a returned parcel is destroyed
 * at the end of the last day.
 */
import { z } from 'zod';
import { RULES } from '../domain/business-rules.ts';
import { money } from '../domain/money.ts';
import { mailAddress, optionalLine } from '../domain/text.ts';
import { COUNTRIES } from '../site/markets.ts';
import { openingHours } from './countries.ts';
import { defineCall } from './call.ts';
import { EVENT_REASONS, trackPlace, unlockExpressTrack } from './tracking.ts';

/** Those that only the sender may take stand last. */
export const DECISION_OPTIONS = ['REDELIVER', 'CORRECT_ADDRESS', 'COLLECT', 'RETURN', 'SHELVE', 'DESTROY'] as const;
export type DecisionOption = (typeof DECISION_OPTIONS)[number];

/** Options of the sender alone. */
export const SENDER_OPTIONS: readonly DecisionOption[] = ['RETURN', 'SHELVE', 'DESTROY'];
/** Options that book another attempt. */
export const ATTEMPT_OPTIONS: readonly DecisionOption[] = ['REDELIVER', 'CORRECT_ADDRESS'];

/** `deadline`: nobody decided in time. */
export const DECIDERS = ['sender', 'recipient', 'deadline'] as const;
export type Decider = (typeof DECIDERS)[number];

/** Times of the day at which a courier comes, on the clock of the place (house rule). */
export const TIME_WINDOWS = [
  { code: 'MORNING', from: '09:00', to: '13:00' },
  { code: 'AFTERNOON', from: '13:00', to: '17:00' },
  { code: 'EVENING', from: '17:00', to: '20:00' },
] as const;
export type TimeWindow = (typeof TIME_WINDOWS)[number]['code'];
const timeWindow = z.enum(TIME_WINDOWS.map(({ code }) => code));

/** Why nothing can be decided: no attempt failed yet, the parcel is out again, waits at a point, goes back to the sender, is at its end, or the time is over. */
export const DECISION_CLOSED = ['NOT_FAILED', 'OUT', 'AT_POINT', 'RETURNING', 'OVER', 'DEADLINE'] as const;

/** Receipt of a decision. */
export const deliveryDecision = z.object({
  /** `DD-7K2M-94QX`. */
  reference: z.string(),
  version: z.int().positive(),
  option: z.enum(DECISION_OPTIONS),
  decidedBy: z.enum(DECIDERS),
  decidedAt: z.iso.datetime(),
  /** Of an attempt, on the calendar of the place. */
  day: z.iso.date().nullable(),
  window: timeWindow.nullable(),
  /** Corrected lines; null unless the address was corrected. */
  addressLines: z.array(z.string()).nullable(),
  point: z.object({ siteCode: z.string(), siteName: z.string() }).nullable(),
  /** Of the sender: added to the order; of the recipient: paid at the door. Freight of a return is told by customer service before the parcel leaves: null. */
  fee: money.nullable(),
  /** Until then it can be replaced; an instant in UTC. */
  deadline: z.iso.datetime(),
  /** IANA zone of the place where the parcel lies. */
  timeZone: z.string(),
  state: z.enum(['OPEN', 'REPLACED', 'CARRIED_OUT']),
});
export type DeliveryDecision = z.infer<typeof deliveryDecision>;

const decisionPoint = z.object({
  siteCode: z.string(),
  siteName: z.string(),
  address: z.string(),
  localAddress: z.string().nullable(),
  hours: openingHours,
  timeZone: z.string(),
});

/** What can be corrected of an address; country, province and city stay. */
const correctedAddress = z.object({
  area: optionalLine(80),
  street: optionalLine(160),
  street2: optionalLine(160),
  building: optionalLine(80),
  landmark: optionalLine(120),
  postcode: optionalLine(16),
  shortAddress: optionalLine(16),
  additionalNo: optionalLine(8),
  digitalAddress: optionalLine(20),
  makani: optionalLine(16),
});
export const CORRECTED_FIELDS = correctedAddress.keyof().options;

export const decisionState = z.object({
  waybillNo: z.string(),
  /** As whom the reader decides. */
  reader: z.enum(['sender', 'recipient']),
  closed: z.enum(DECISION_CLOSED).nullable(),
  /** Where the parcel was scanned last. */
  place: trackPlace,
  /** Oldest first. */
  attempts: z.array(z.object({ at: z.iso.datetime(), place: trackPlace, reason: z.enum(EVENT_REASONS).nullable(), attempt: z.int().positive() })),
  /** The days to decide; null before the first failed attempt. */
  period: z
    .object({
      startedAt: z.iso.datetime(),
      /** Last minute of the last day, on the clock of the place. */
      deadline: z.iso.datetime(),
      days: z.int().positive(),
      timeZone: z.string(),
      /** The parcel lies at the warehouse: without a decision it is destroyed. */
      destroyed: z.boolean(),
    })
    .nullable(),
  recipient: z.object({ name: z.string(), phone: z.string(), country: z.enum(COUNTRIES), city: z.string(), addressLines: z.array(z.string()) }),
  /** In the order in which they are offered; `refusal` says why the reader can't take one. */
  options: z.array(z.object({ option: z.enum(DECISION_OPTIONS), fee: money.nullable(), refusal: z.enum(['SENDER_ONLY', 'SENDER_DECIDED', 'NO_POINT', 'NO_DAY']).nullable() })),
  /** Days on which a courier can come, with what the attempt costs. */
  days: z.array(z.object({ day: z.iso.date(), fee: money })),
  windows: z.array(z.object({ code: timeWindow, from: z.string(), to: z.string() })),
  points: z.array(decisionPoint),
  /** Fields of the country's addresses that can be corrected, in the order in which they are asked. */
  addressFields: z.array(z.object({ field: z.enum(CORRECTED_FIELDS), required: z.boolean() })),
  /** Free attempts that are left and the last day of them; then each costs `feePerAttempt`. */
  free: z.object({ left: z.int().nonnegative(), until: z.iso.date().nullable(), attempts: z.int(), days: z.int() }),
  feePerAttempt: money,
  /** The decision that holds; null without one. */
  decision: deliveryDecision.nullable(),
  /** Earlier ones, newest first. */
  earlier: z.array(deliveryDecision),
  /** Names the decision that the reader saw; 0 without one. */
  version: z.int().nonnegative(),
  /** Instant of the answer on the server's clock. */
  asOf: z.iso.datetime(),
});
export type DecisionState = z.infer<typeof decisionState>;

const { waybillNo, phoneLast4: lastDigits } = unlockExpressTrack.request.shape;
/** Empty for the sender, who is known by the session. */
const phoneLast4 = z.literal('').or(lastDigits).default('');

export const queryDeliveryDecision = defineCall({
  method: 'POST',
  path: '/v1/api/delivery/queryDecision',
  summary: "What can be decided about a parcel after a failed delivery, by when and at which fee. For the sender's session, or with the last four digits of the recipient's phone. Beyond spec §7.",
  access: 'known',
  request: () => z.object({ waybillNo, phoneLast4 }),
  reply: () => decisionState,
});

export const decideDelivery = defineCall({
  method: 'POST',
  path: '/v1/api/delivery/decide',
  summary:
    `Decides about a parcel after a failed delivery, within ${RULES.redelivery.decisionDays} calendar days. The recipient may choose another attempt, a corrected address or a service point; returning, shelving and destroying are the sender's alone, and then the recipient replaces them no more. A new decision replaces the open one, and both are told. 409 when another decision came first. Beyond spec §7.`,
  access: 'known',
  request: () => z.object({
    waybillNo,
    phoneLast4,
    /** `version` of the state that was read. */
    version: z.int().nonnegative(),
    option: z.enum(DECISION_OPTIONS),
    /** Of an attempt: one of the offered days. */
    day: z.iso.date().nullable().default(null),
    window: timeWindow.nullable().default(null),
    address: correctedAddress.nullable().default(null),
    siteCode: optionalLine(12),
    /** Where the recipient's receipt goes, when the order names no address. */
    email: mailAddress.or(z.literal('')).default(''),
  }),
  reply: () => decisionState,
});
