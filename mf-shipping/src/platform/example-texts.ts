/** Code for the reader's own server: secrets are read from its environment, the origin is that of the page. */
import { addOrder } from '@amberlane/contract/call-index/orders';
import { curlText, KEY_VARIABLE } from '@amberlane/contract/domain/curl-text';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@amberlane/contract/domain/webhook-events';

export const EXAMPLES = ['create', 'label', 'track', 'cancel', 'verify'] as const;
export type Example = (typeof EXAMPLES)[number];

const ORDER = '{"draft":true,"mallNo":"10027","acceptName":"Akosua Mensah"}';

export const curlExamples = (origin: string): Readonly<Record<Example, string>> => ({
  create: curlText({ origin, path: addOrder.path, body: ORDER, headers: ['idempotency-key: shop-order-10027'] }),
  label: curlText({ origin, path: '/oms/file/getPdfFileUrl?id=$ORDER_ID' }),
  track: curlText({ origin, path: '/v1/api/track/queryTrack', body: '{"waybillNos":["GH520938177409"]}' }),
  cancel: curlText({ origin, path: '/v1/api/order/cancelOrder', body: '{"id":"\'$ORDER_ID\'"}' }),
  verify: [
    '# amberlane-signature: t=<seconds>,v1=<hex>',
    'printf "%s.%s" "$T" "$BODY" | openssl dgst -sha256 -hmac "$AMBERLANE_WEBHOOK_SECRET"',
  ].join('\n'),
});

const CLIENT = (origin: string): string => `import { amberlaneClient } from '@amberlane/api-client';\n\nconst amberlane = amberlaneClient({ key: process.env.${KEY_VARIABLE}, origin: '${origin}' });\n`;

export const typescriptExamples = (origin: string): Readonly<Record<Example, string>> => ({
  create: `${CLIENT(origin)}const order = await amberlane.addOrder({ draft: true, mallNo: '10027', acceptName: 'Akosua Mensah' }, { idempotencyKey: 'shop-order-10027' });`,
  label: `${CLIENT(origin)}const { url } = await amberlane.getPdfFileUrl({ id: order.id });\nconst pdf = await amberlane.file(url);`,
  track: `${CLIENT(origin)}const { results } = await amberlane.queryTrack({ waybillNos: ['GH520938177409'] });`,
  cancel: `${CLIENT(origin)}await amberlane.cancelOrder({ id: order.id });`,
  verify: [
    "import { verifyWebhook } from '@amberlane/api-client';",
    '',
    '// body: the request body as text, exactly as it came',
    'const event = await verifyWebhook({',
    '  body,',
    "  signature: request.headers.get('amberlane-signature'),",
    '  secret: process.env.AMBERLANE_WEBHOOK_SECRET,',
    '});',
  ].join('\n'),
});

const ORDER_DATA = { id: '0d5f6d1e-3a53-4a0e-9a53-00000000a001', orderNo: 'AL402918375566', tradeNo: 'T304958172635401928', waybillNo: 'GH520938177409', mallNo: 'SHOP-200001' };
const TRACKING = { waybillNo: 'GH520938177409', mallNo: 'SHOP-200001' };
const tracked = (code: string, more: Readonly<Record<string, unknown>> = {}) => ({ tracking: { ...TRACKING, event: { id: 'e-7f21', code, reason: null, attempt: null, place: 'GH-ACC', occurredAt: '2026-11-20T11:02:00.000Z', ...more } } });

const [CREATED, UPDATED, CANCELLED, TRACKED, FAILED, COMPLETED] = WEBHOOK_EVENTS;

/** What each event tells; the contract's schema of a delivery holds for all of them. */
const DATA: Readonly<Record<WebhookEvent, unknown>> = {
  [CREATED]: { order: { ...ORDER_DATA, status: 'SUBMITTED', version: 1 } },
  [UPDATED]: { order: { ...ORDER_DATA, status: 'SUBMITTED', version: 2 } },
  [CANCELLED]: { order: { ...ORDER_DATA, waybillNo: null, status: 'CANCELLED', version: 3 } },
  [TRACKED]: tracked('OUT_FOR_DELIVERY'),
  [FAILED]: tracked('ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 1 }),
  [COMPLETED]: tracked('DELIVERED'),
};

/** An event as an endpoint receives it. */
export const eventSample = (type: WebhookEvent): string => JSON.stringify({ id: 'evt_0f9c8b7a5b1c0a3f6d8e4f4c9a7b2d1e', type, createdAt: '2026-11-20T11:02:06.000Z', data: DATA[type] }, null, 2);
