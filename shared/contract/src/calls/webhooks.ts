/**
 * Webhooks of platform customers (spec §1 platform and API access; calls beyond spec §7): where events are sent, what
 * became of each, and the calls that programs made with keys.
 *
 * A delivery is a POST of {@link webhookBody} as JSON with the header `amberlane-signature: t=<seconds>,v1=<hex>`:
 * HMAC-SHA256 of `<t>.<body>` with the endpoint's secret. During a rotation there are two `v1`, one for each secret. Any
 * answer 2xx within ten seconds takes it; redirects are not followed. At least once, in no promised order: the event's
 * `id` tells a repetition, `createdAt` the order.
 */
import { z } from 'zod';
import { EVENT_CODES } from '../domain/event-codes.ts';
import { fault } from '../domain/field-faults.ts';
import { ORDER_STATUSES } from '../domain/order-states.ts';
import { line, optionalLine } from '../domain/text.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from '../domain/webhook-events.ts';
import { defineCall, defineFileCall } from './call.ts';
import { EVENT_REASONS } from './tracking.ts';

export { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from '../domain/webhook-events.ts';

/** `active`; paused by the customer; paused by us after days of failures. */
export const ENDPOINT_STATES = ['active', 'paused', 'failing'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Waiting for an attempt; waiting for the end of a pause; taken; given up. */
export const DELIVERY_STATES = ['pending', 'held', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Why an attempt failed: an answer other than 2xx, a redirect, no answer in time, an address that we don't send to (private
 * networks), a host name that is unknown, no connection, a certificate that is not valid.
 */
export const ATTEMPT_FAULTS = ['status', 'redirect', 'timeout', 'address', 'name', 'connection', 'certificate'] as const;
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number];

const order = z.object({
  id: z.string(),
  orderNo: z.string(),
  tradeNo: z.string(),
  /** null once the order is cancelled. */
  waybillNo: z.string().nullable(),
  /** The shop's own order number; '' without one. */
  mallNo: z.string(),
  status: z.enum(ORDER_STATUSES),
  version: z.int().positive(),
});

const tracking = z.object({
  waybillNo: z.string(),
  mallNo: z.string(),
  event: z.object({
    id: z.string(),
    code: z.enum(EVENT_CODES),
    reason: z.enum(EVENT_REASONS).nullable(),
    /** Number of the attempt, from 1; only with `ATTEMPT_FAILED`. */
    attempt: z.int().positive().nullable(),
    /** Code of the city. */
    place: z.string(),
    occurredAt: z.iso.datetime(),
  }),
});

const about = <const Types extends readonly string[], Data extends z.ZodType>(types: Types, data: Data) =>
  z.object({
    /** The same in every attempt, in a replay, and at every endpoint. */
    id: z.string(),
    type: z.enum(types),
    createdAt: z.iso.datetime(),
    data,
  });

/** Body of a delivery. Names, phones and streets are not in it: programs ask for the order with a key. */
export const webhookBody = z.discriminatedUnion('type', [
  about(['order.created', 'order.updated', 'order.cancelled'], z.object({ order })),
  about(['tracking.event', 'delivery.failed', 'delivery.completed'], z.object({ tracking })),
  about([TEST_EVENT], z.object({ test: z.literal(true) })),
]);
export type WebhookBody = z.output<typeof webhookBody>;

const MOST_ADDRESS = 500;

/** Whether an address could be an endpoint: https (or http, which the API takes for loopback in the demo alone), no user and password, no fragment. */
function isEndpointAddress(typed: string): boolean {
  const url = URL.parse(typed);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' && url.username === '' && url.password === '' && url.hash === '';
}

const wish = {
  url: line(MOST_ADDRESS).refine(isEndpointAddress, fault('webAddress')),
  /** What it is for, in the customer's own words. */
  description: optionalLine(80),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
};

const id = line(64);

const endpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  state: z.enum(ENDPOINT_STATES),
  createdAt: z.iso.datetime(),
  /** End of the time in which the former secret signs too; null when there is one secret. */
  formerSecretUntil: z.iso.datetime().nullable(),
  /** Of the newest delivery that was taken. */
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** First failure since then; null while all is well. */
  failingSince: z.iso.datetime().nullable(),
  /** Deliveries of the last 30 days that were given up. */
  dead: z.int().nonnegative(),
  /** Deliveries that wait for an attempt or for the end of the pause. */
  waiting: z.int().nonnegative(),
});
export type WebhookEndpoint = z.output<typeof endpoint>;

const delivery = z.object({
  id: z.string(),
  endpointId: z.string(),
  eventId: z.string(),
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.iso.datetime(),
  attempts: z.int().nonnegative(),
  /** null when there is none to come. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The newest attempt; null before the first. */
  last: z
    .object({
      at: z.iso.datetime(),
      /** null when it was taken. */
      fault: z.enum(ATTEMPT_FAULTS).nullable(),
      /** HTTP status of the answer; null without one. */
      status: z.int().nullable(),
      /** From the beginning of the connection to the end of the answer. */
      milliseconds: z.int().nonnegative(),
      /** First 500 bytes of the answer as text, without secrets. */
      answer: z.string(),
    })
    .nullable(),
  /** Body that is sent. */
  body: z.string(),
});
export type WebhookDelivery = z.output<typeof delivery>;

export const queryWebhooks = defineCall({
  method: 'GET', path: '/v1/api/webhook/queryWebhooks', summary: "The customer's webhook endpoints, newest first, and whether the customer's plan has them. Beyond spec §7.",
  access: 'customer', request: () => z.object({}), reply: () => z.object({ platform: z.boolean(), endpoints: z.array(endpoint), asOf: z.iso.datetime() }),
});

/** The secret is shown this once. */
const withSecret = z.object({ secret: z.string(), endpoint });

export const createWebhook = defineCall({
  method: 'POST', path: '/v1/api/webhook/createWebhook', summary: 'Adds an endpoint and shows its secret this once; the owner gets an email. Beyond spec §7.',
  access: 'customer', request: () => z.object(wish), reply: () => withSecret,
});

export const updateWebhook = defineCall({
  method: 'POST', path: '/v1/api/webhook/updateWebhook', summary: 'Changes address, description and events of an endpoint; deliveries under way go to the new address. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id, ...wish }), reply: () => endpoint,
});

export const pauseWebhook = defineCall({
  method: 'POST', path: '/v1/api/webhook/pauseWebhook', summary: 'Pauses an endpoint, or resumes it: what happened meanwhile is kept for 30 days and sent then. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id, paused: z.boolean() }), reply: () => endpoint,
});

export const deleteWebhook = defineCall({
  method: 'POST', path: '/v1/api/webhook/deleteWebhook', summary: 'Removes an endpoint with its deliveries. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id }), reply: () => z.object({ id: z.string() }),
});

export const rotateWebhookSecret = defineCall({
  method: 'POST', path: '/v1/api/webhook/rotateSecret',
  summary: 'Makes a new secret and shows it this once. The former one signs too for 24 hours, unless it ends at once. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id, endFormer: z.boolean().default(false) }), reply: () => withSecret,
});

export const testWebhook = defineCall({
  method: 'POST', path: '/v1/api/webhook/testWebhook', summary: 'Sends an event of type webhook.test now, in one attempt, and tells what came back. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id }), reply: () => delivery,
});

export const queryDeliveries = defineCall({
  method: 'POST', path: '/v1/api/webhook/queryDeliveries', summary: 'Deliveries of the last 30 days, newest first. Beyond spec §7.', access: 'customer',
  request: () => z.object({
    endpointId: optionalLine(64),
    state: z.enum(DELIVERY_STATES).optional(),
    type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]).optional(),
    /** `nextCursor` of the page before. */
    cursor: z.string().max(100).default(''),
    pageSize: z.int().min(1).max(100).default(20),
  }),
  reply: () => z.object({
    list: z.array(delivery),
    /** Empty on the last page. */
    nextCursor: z.string(),
    asOf: z.iso.datetime(),
  }),
});

export const replayDelivery = defineCall({
  method: 'POST', path: '/v1/api/webhook/replayDelivery', summary: 'Sends the event of a delivery again, with the same event id and a new series of attempts. Beyond spec §7.',
  access: 'customer', request: () => z.object({ id }), reply: () => delivery,
});

export const replayDead = defineCall({
  method: 'POST', path: '/v1/api/webhook/replayDead', summary: 'Sends everything again that was given up for an endpoint in the last 30 days, oldest first. Beyond spec §7.',
  access: 'customer', request: () => z.object({ endpointId: id }), reply: () => z.object({ count: z.int().nonnegative() }),
});

export const queryApiCalls = defineCall({
  method: 'GET', path: '/v1/api/webhook/queryApiCalls', summary: 'The newest calls that programs made with keys of the customer, at most a hundred of the last seven days. Beyond spec §7.',
  access: 'customer', request: () => z.object({}),
  reply: () => z.object({
    list: z.array(
      z.object({
        at: z.iso.datetime(),
        /** Beginning of the key, by which it is known. */
        keyPrefix: z.string(),
        method: z.string(),
        /** As the contract writes it, without values: `/oms/order/{id}/editWebsiteOrder`. */
        path: z.string(),
        /** HTTP status of the answer. */
        status: z.int(),
        milliseconds: z.int().nonnegative(),
      }),
    ),
    asOf: z.iso.datetime(),
  }),
});

export const apiDocument = defineFileCall({
  path: '/v1/api/webhook/openapi',
  summary: 'The OpenAPI document of this API, from which clients can be generated. Beyond spec §7.',
  request: () => z.object({}),
  contentType: 'application/json; charset=utf-8',
});

