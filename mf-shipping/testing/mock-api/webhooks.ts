/** Webhooks in the mock API: every customer has one endpoint that works and one that is paused after failures. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '@amberlane/contract/calls';
import {
  apiDocument, createWebhook, deleteWebhook, pauseWebhook, queryApiCalls, queryDeliveries, queryWebhooks, replayDead, replayDelivery, rotateWebhookSecret, testWebhook, updateWebhook,
  type WebhookDelivery, type WebhookEndpoint,
} from '@amberlane/contract/calls/webhooks';
import { RULES } from '@amberlane/contract/domain';
import type { MockApiContext } from '@amberlane/testing/mock-api/mock-api-part';
import { perCustomer, Refusal, serve, serveFile, type MockRoutes } from '@amberlane/testing/mock-api/serve';

const HOUR_MS = 3_600_000;
const MANY = 240;

interface Book {
  endpoints: WebhookEndpoint[];
  deliveries: WebhookDelivery[];
}

const secretOf = (): string => `whsec_${'s'.repeat(43)}`;

function endpointOf(url: string, now: Date, more: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  return {
    id: `whe_${randomUUID()}`, url, description: '', events: ['order.created', 'delivery.failed'], state: 'active', createdAt: now.toISOString(),
    formerSecretUntil: null, lastDeliveredAt: null, failingSince: null, dead: 0, waiting: 0, ...more,
  };
}

function deliveryOf(endpointId: string, at: Date, more: Partial<WebhookDelivery> = {}): WebhookDelivery {
  const eventId = `evt_${randomUUID()}`;
  const type = more.type ?? 'order.created';
  return {
    id: `dlv_${randomUUID()}`, endpointId, eventId, type, state: 'delivered', createdAt: at.toISOString(), attempts: 1, nextAttemptAt: null,
    last: { at: at.toISOString(), fault: null, status: 200, milliseconds: 84, answer: 'ok' },
    body: JSON.stringify({ id: eventId, type, createdAt: at.toISOString(), data: { test: true } }), ...more,
  };
}

function startingBook(now: Date, count: number): Book {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const works = endpointOf('https://shop.example.com/amberlane', now, { description: 'Shop server', lastDeliveredAt: ago(1).toISOString() });
  const fails = endpointOf('https://old.example.com/hook', ago(300), { state: 'failing', failingSince: ago(90).toISOString(), dead: 2, waiting: 1 });
  const broken = { state: 'dead' as const, attempts: 10, last: { at: ago(30).toISOString(), fault: 'status' as const, status: 503, milliseconds: 210, answer: 'Service Unavailable' } };
  return {
    endpoints: [works, fails],
    deliveries: [...Array.from({ length: count }, (_none, index) => deliveryOf(works.id, ago(index + 1))), deliveryOf(fails.id, ago(54), broken), deliveryOf(fails.id, ago(55), { ...broken, type: 'delivery.failed' })],
  };
}

export function serveWebhooks(routes: MockRoutes, { isEmpty, isMany, now }: MockApiContext): void {
  const few = perCustomer(() => startingBook(now(), 3));
  const many = perCustomer(() => startingBook(now(), MANY));
  const none = perCustomer<Book>(() => ({ endpoints: [], deliveries: [] }));
  const bookOf = (token: string): Book => (isEmpty() ? none : isMany() ? many : few)(token);
  const found = (token: string, id: string): WebhookEndpoint => {
    const endpoint = bookOf(token).endpoints.find((one) => one.id === id);
    if (!endpoint) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    return endpoint;
  };
  const change = (token: string, id: string, facts: Partial<WebhookEndpoint>): WebhookEndpoint => {
    const changed = { ...found(token, id), ...facts };
    const book = bookOf(token);
    book.endpoints = book.endpoints.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  /** The mock API resolves no names: only what is not https is refused. */
  const judge = (url: string): void => {
    if (!url.startsWith('https://')) throw new Refusal(ERROR.VALIDATION, { fields: [{ field: 'url', code: 'webAddress', params: {} }] });
  };

  serve(routes, queryWebhooks, (_input, { token }) => ({ platform: true, endpoints: bookOf(token).endpoints, asOf: now().toISOString() }));
  serve(routes, createWebhook, (wish, { token }) => {
    judge(wish.url);
    const book = bookOf(token);
    if (book.endpoints.length >= RULES.webhooks.most) throw new Refusal(ERROR.WEBHOOKS_FULL, { status: 409, values: { max: RULES.webhooks.most } });
    const endpoint = endpointOf(wish.url, now(), wish);
    book.endpoints = [endpoint, ...book.endpoints];
    return { secret: secretOf(), endpoint };
  });
  serve(routes, updateWebhook, ({ id, ...wish }, { token }) => {
    judge(wish.url);
    return change(token, id, wish);
  });
  serve(routes, pauseWebhook, ({ id, paused }, { token }) => change(token, id, paused ? { state: 'paused' } : { state: 'active', failingSince: null, waiting: 0 }));
  serve(routes, deleteWebhook, ({ id }, { token }) => {
    found(token, id);
    const book = bookOf(token);
    book.endpoints = book.endpoints.filter((one) => one.id !== id);
    book.deliveries = book.deliveries.filter((one) => one.endpointId !== id);
    return { id };
  });
  serve(routes, rotateWebhookSecret, ({ id, endFormer }, { token }) => ({
    secret: secretOf(),
    endpoint: change(token, id, { formerSecretUntil: endFormer ? null : new Date(now().getTime() + RULES.webhooks.rotationHours * HOUR_MS).toISOString() }),
  }));
  serve(routes, testWebhook, ({ id }, { token }) => {
    const delivery = deliveryOf(found(token, id).id, now(), { type: 'webhook.test' });
    bookOf(token).deliveries.unshift(delivery);
    return delivery;
  });
  serveLog(routes, bookOf, found, now);
}

/** The log, and what is sent again. */
function serveLog(routes: MockRoutes, bookOf: (token: string) => Book, found: (token: string, id: string) => WebhookEndpoint, now: () => Date): void {
  const again = (delivery: WebhookDelivery): WebhookDelivery => ({ ...delivery, state: 'pending', attempts: 0, nextAttemptAt: now().toISOString() });
  const requireActive = ({ state }: WebhookEndpoint): void => {
    if (state !== 'active') throw new Refusal(ERROR.WEBHOOK_PAUSED, { status: 409 });
  };
  serve(routes, queryDeliveries, ({ endpointId, state, type, cursor, pageSize }, { token }) => {
    const all = bookOf(token).deliveries.filter((one) => (endpointId === '' || one.endpointId === endpointId) && (state === undefined || one.state === state) && (type === undefined || one.type === type));
    const from = Number(cursor) || 0;
    return { list: all.slice(from, from + pageSize), nextCursor: from + pageSize < all.length ? String(from + pageSize) : '', asOf: now().toISOString() };
  });
  serve(routes, replayDelivery, ({ id }, { token }) => {
    const book = bookOf(token);
    const delivery = book.deliveries.find((one) => one.id === id);
    if (!delivery) throw new Refusal(ERROR.NOT_FOUND, { status: 404 });
    requireActive(found(token, delivery.endpointId));
    book.deliveries = book.deliveries.map((one) => (one === delivery ? again(one) : one));
    return again(delivery);
  });
  serve(routes, replayDead, ({ endpointId }, { token }) => {
    requireActive(found(token, endpointId));
    const book = bookOf(token);
    const isDead = (one: WebhookDelivery): boolean => one.endpointId === endpointId && one.state === 'dead';
    const count = book.deliveries.filter(isDead).length;
    book.deliveries = book.deliveries.map((one) => (isDead(one) ? again(one) : one));
    book.endpoints = book.endpoints.map((one) => (one.id === endpointId ? { ...one, dead: 0 } : one));
    return { count };
  });
  serve(routes, queryApiCalls, (_input, { token }) => ({
    list: bookOf(token).deliveries.slice(0, RULES.webhooks.callsShown).map(({ createdAt }, index) => ({ at: createdAt, keyPrefix: 'k7mwq2x9ha', method: 'POST', path: '/v1/api/order/addOrder', status: index % 3 === 2 ? 429 : 200, milliseconds: 31 })),
    asOf: now().toISOString(),
  }));
  serveFile(routes, apiDocument, () => ({ text: JSON.stringify({ openapi: '3.1.0' }), name: 'amberlane-openapi.json' }));
}
