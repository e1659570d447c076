/** The client package against an API that listens, with the key of a customer. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createWebhook, testWebhook } from '@amberlane/contract/calls/webhooks';
import { ERROR } from '@amberlane/contract/calls';
import { amberlaneClient, AmberlaneError, verifyWebhook, WebhookError, type AmberlaneClient, type WebhookEvent } from '../../client/src/index.ts';
import { createKey } from '../api-keys/key-repository.ts';
import { orderForm } from '../testing/order-form.ts';
import { passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { signatureOf } from '../webhooks/signature.ts';
import { clientFiles } from './client-files.ts';
import { typeOfSchema } from './types-of-schema.ts';

describe('the client package', () => {
  let api: TestApi;
  let ama: PasswordCustomer;
  let origin: string;
  let amberlane: AmberlaneClient;

  beforeAll(async () => {
    api = await startTestApi(openMemory, { settings: { webhooksToLoopback: true } });
    ama = await passwordCustomer(api, { platform: true });
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const key = await createKey(api.database.db, { name: 'shop', scopes: ['orders:read', 'orders:write', 'tracking:read'], expiresAt: null, accountId: ama.accountId }, api.now());
    amberlane = amberlaneClient({ key, origin });
  });
  afterAll(() => api.close());

  it('is what the API says: else run `node api/src/api-client/cli.ts`', async () => {
    const files = await clientFiles(api.app);
    expect(files.size).toBe(2);
    for (const [file, text] of files) expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('creates an order once, takes its label, tracks it and cancels it', async () => {
    const form = orderForm({ mallNo: 'SHOP-10027' });
    const order = await amberlane.addOrder(form, { idempotencyKey: 'shop-10027' });
    expect((await amberlane.addOrder(form, { idempotencyKey: 'shop-10027' })).id).toBe(order.id);
    const { url } = await amberlane.getPdfFileUrl({ id: order.id });
    expect(new TextDecoder().decode((await amberlane.file(url)).subarray(0, 5))).toBe('%PDF-');
    const { results } = await amberlane.queryTrack({ waybillNos: [order.waybillNo ?? ''] });
    expect(results).toMatchObject([{ outcome: 'found', waybillNo: order.waybillNo }]);
    expect((await amberlane.cancelOrder({ id: order.id })).status).toBe('CANCELLED');
    expect((await amberlane.queryOrderPage({ status: 'CANCELLED' })).list.map(({ id }) => id)).toEqual([order.id]);
    const edited = await amberlane.addOrder({ draft: true });
    expect(await amberlane.editOrder({ id: edited.id, version: edited.version, draft: true, mallNo: 'later' })).toMatchObject({ version: 2, form: { mallNo: 'later' } });
  });

  it('tells what is wrong, field by field, and what a key does not open', async () => {
    const wrong: unknown = await amberlane.addOrder({ draft: false }).catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(AmberlaneError);
    expect(wrong).toMatchObject({ status: 400, code: ERROR.VALIDATION, requestId: expect.any(String) });
    expect(wrong instanceof AmberlaneError && wrong.fields.some(({ field }) => field === 'sendName')).toBe(true);
    await expect(amberlane.searchAddresses({})).rejects.toMatchObject({ status: 403, code: ERROR.API_KEY_SCOPE });
    await expect(amberlaneClient({ key: 'amk_wrong', origin }).queryOrderPage({})).rejects.toMatchObject({ status: 401, code: ERROR.API_KEY_WRONG });
    await expect(amberlane.file('https://elsewhere.example/label.pdf')).rejects.toThrow('not an address of');
  });

  it('tries again what may be repeated, and nothing else', async () => {
    let asked = 0;
    const flaky = (fails: number): typeof fetch => async (...request) => ((asked += 1) <= fails ? new Response('{}', { status: 503, headers: { 'retry-after': '0' } }) : fetch(...request));
    const key = await createKey(api.database.db, { name: 'shop', scopes: ['orders:read', 'orders:write'], expiresAt: null, accountId: ama.accountId }, api.now());
    await amberlaneClient({ key, origin, fetch: flaky(2) }).queryOrderPage({});
    expect(asked).toBe(3);
    asked = 0;
    await expect(amberlaneClient({ key, origin, fetch: flaky(2) }).addOrder({ draft: true })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(1);
    asked = 0;
    expect(await amberlaneClient({ key, origin, fetch: flaky(1) }).addOrder({ draft: true }, { idempotencyKey: 'again-10027' })).toMatchObject({ status: 'DRAFT' });
  });

  it('knows a webhook of ours that arrives', async () => {
    const got: { body: string; signature: string | undefined }[] = [];
    const receiver: Server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part)).on('end', () => {
        got.push({ body, signature: request.headersDistinct['amberlane-signature']?.[0] });
        response.end('ok');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => receiver.once('listening', resolve));
    const { secret, endpoint } = await api.ask(createWebhook, { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, events: ['order.created'] }, { token: ama.token });
    expect(await api.ask(testWebhook, { id: endpoint.id }, { token: ama.token })).toMatchObject({ state: 'delivered', type: 'webhook.test', last: { status: 200, answer: 'ok' } });
    await new Promise((resolve) => receiver.close(resolve));
    const [{ body, signature } = { body: '', signature: '' }] = got;
    const event: WebhookEvent = await verifyWebhook({ body, signature, secret, now: api.now() });
    expect(event).toMatchObject({ type: 'webhook.test', data: { test: true } });
  });
});

describe('the signature of a webhook', () => {
  const AT = new Date('2026-11-20T10:30:00Z');
  const body = '{"id":"evt_1"}';
  const signature = signatureOf(body, ['whsec_new', 'whsec_old'], AT);
  const verify = (changes: object = {}) => verifyWebhook({ body, signature, secret: 'whsec_new', now: AT, ...changes });

  it('fits either secret of a rotation', async () => {
    expect(await verify()).toEqual({ id: 'evt_1' });
    expect(await verify({ secret: 'whsec_old' })).toEqual({ id: 'evt_1' });
    expect(await verify({ secret: ['whsec_other', 'whsec_old'] })).toEqual({ id: 'evt_1' });
  });

  it.each([
    ['another body', { body: '{"id":"evt_2"}' }],
    ['another secret', { secret: 'whsec_other' }],
    ['no secret', { secret: [] }],
    ['another time', { signature: signature.replace(/t=\d/, 't=2') }],
    ['no header', { signature: null }],
    ['no mark', { signature: `t=${AT.getTime() / 1000}` }],
    ['a mark that is cut', { signature: signature.split(',').map((part) => part.slice(0, 20)).join() }],
  ])('does not fit %s', async (_name, changes) => {
    await expect(verify(changes)).rejects.toMatchObject({ name: 'WebhookError', reason: 'signature' });
  });

  it('is refused when it is too old or from the future', async () => {
    for (const seconds of [301, -301]) await expect(verify({ now: new Date(AT.getTime() + seconds * 1000) })).rejects.toThrow(WebhookError);
    expect(await verify({ now: new Date(AT.getTime() + 299_000) })).toEqual({ id: 'evt_1' });
  });
});

describe('types of schemas', () => {
  it.each([
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, '[number, string]'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
    [{ type: ['integer', 'null'] }, 'number | null'],
    [{ type: 'object', properties: { 'a-b': { const: 1 }, c: {}, d: { type: 'string' } }, required: ['a-b'] }, '{\n  "a-b": 1;\n  c?: unknown;\n  d?: string | undefined;\n}'],
    [{ $ref: '#/components/schemas/X' }, 'boolean'],
  ])('%j', (schema, type) => expect(typeOfSchema(schema, { X: { type: 'boolean' } })).toBe(type));
  it('of an unknown kind are an error', () => {
    expect(() => typeOfSchema({ type: 'date' })).toThrow('unknown type');
    expect(() => typeOfSchema({ $ref: '#/none' })).toThrow('no schema');
  });
});
