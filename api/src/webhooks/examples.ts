/** Examples of the webhook calls for the documentation. */
import type { CallExample } from '../plugins/call-route.ts';

const ENDPOINT = {
  id: 'whe_5b1c0a3f6d8e4f4c9a7b2d1e0f9c8b7a', url: 'https://shop.example.com/amberlane', description: 'Shop server', events: ['order.created', 'delivery.failed'], state: 'active',
  createdAt: '2026-11-20T10:30:00.000Z', formerSecretUntil: null, lastDeliveredAt: '2026-11-20T11:02:07.000Z', failingSince: null, dead: 0, waiting: 0,
};
const { id } = ENDPOINT;
const WISH = { url: ENDPOINT.url, description: ENDPOINT.description, events: ENDPOINT.events };
const SECRET = 'whsec_a-secret-is-shown-once-and-then-never-again-';
const EVENT_ID = 'evt_0f9c8b7a5b1c0a3f6d8e4f4c9a7b2d1e';
const DELIVERY = {
  id: 'dlv_9a7b2d1e0f9c8b7a5b1c0a3f6d8e4f4c', endpointId: id, eventId: EVENT_ID, type: 'order.created', state: 'delivered', createdAt: '2026-11-20T11:02:06.000Z', attempts: 1, nextAttemptAt: null,
  last: { at: '2026-11-20T11:02:07.000Z', fault: null, status: 200, milliseconds: 84, answer: 'ok' },
  body: JSON.stringify({
    id: EVENT_ID, type: 'order.created', createdAt: '2026-11-20T11:02:06.000Z',
    data: { order: { id: '0d5f6d1e-3a53-4a0e-9a53-00000000a001', orderNo: 'AL402918375566', tradeNo: 'T304958172635401928', waybillNo: 'GH520938177409', mallNo: 'SHOP-200001', status: 'SUBMITTED', version: 1 } },
  }),
};
const asOf = '2026-11-20T11:10:00.000Z';

export const LIST_EXAMPLE: CallExample = { request: {}, reply: { platform: true, endpoints: [ENDPOINT], asOf } };
export const CREATE_EXAMPLE: CallExample = { request: WISH, reply: { secret: SECRET, endpoint: { ...ENDPOINT, lastDeliveredAt: null } } };
export const UPDATE_EXAMPLE: CallExample = { request: { id, ...WISH }, reply: ENDPOINT };
export const PAUSE_EXAMPLE: CallExample = { request: { id, paused: true }, reply: { ...ENDPOINT, state: 'paused' } };
export const DELETE_EXAMPLE: CallExample = { request: { id }, reply: { id } };
export const ROTATE_EXAMPLE: CallExample = { request: { id, endFormer: false }, reply: { secret: SECRET, endpoint: { ...ENDPOINT, formerSecretUntil: '2026-11-21T11:10:00.000Z' } } };
export const TEST_EXAMPLE: CallExample = { request: { id }, reply: { ...DELIVERY, type: 'webhook.test', body: JSON.stringify({ id: EVENT_ID, type: 'webhook.test', createdAt: DELIVERY.createdAt, data: { test: true } }) } };
export const DELIVERIES_EXAMPLE: CallExample = { request: { endpointId: id, state: 'delivered', pageSize: 20 }, reply: { list: [DELIVERY], nextCursor: '', asOf } };
export const REPLAY_EXAMPLE: CallExample = { request: { id: DELIVERY.id }, reply: { ...DELIVERY, state: 'pending', attempts: 0, nextAttemptAt: asOf } };
export const REPLAY_DEAD_EXAMPLE: CallExample = { request: { endpointId: id }, reply: { count: 3 } };
export const CALLS_EXAMPLE: CallExample = { request: {}, reply: { list: [{ at: '2026-11-20T11:02:06.000Z', keyPrefix: 'k7mwq2x9ha', method: 'POST', path: '/v1/api/order/addOrder', status: 200, milliseconds: 31 }], asOf } };
