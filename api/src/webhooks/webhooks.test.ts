/** Webhooks from the order to the receiver, while receivers fail, processes die and secrets change. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount } from '@amberlane/contract/calls/account-closing';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { addOrder, cancelOrder, editOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import {
  createWebhook, deleteWebhook, pauseWebhook, queryApiCalls, queryDeliveries, queryWebhooks, replayDead, replayDelivery, rotateWebhookSecret, testWebhook, updateWebhook, webhookBody, type WebhookEvent,
} from '@amberlane/contract/calls/webhooks';
import { createKey } from '../api-keys/key-repository.ts';
import { discardOutdated } from '../database-admin/after-restore.ts';
import { newKey, secretBox } from '../second-factor/secret-box.ts';
import { resealSecrets } from '../second-factor/reseal.ts';
import { openSession } from '../sessions/sessions.ts';
import { orderForm } from '../testing/order-form.ts';
import { PASSWORD, passwordCustomer, type PasswordCustomer } from '../testing/password-customer.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, testSettings, type TestApi } from '../testing/test-api.ts';
import { claimDelivery } from './delivery-repository.ts';
import { queueOrderEvent } from './queue-events.ts';
import type { Attempt, Outgoing } from './send-webhook.ts';
import { webhookWorker } from './worker.ts';

const START = new Date('2026-11-20T10:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const URL = 'https://8.8.8.8/hook';

describeOnBothDatabases('webhooks', (open) => {
  let api: TestApi;
  let ama: PasswordCustomer;
  let kofi: PasswordCustomer;
  let sent: Outgoing[];
  let answer: Partial<Attempt>;
  const box = secretBox(() => [testSettings().dataKey ?? '']);

  beforeAll(async () => {
    api = await startTestApi(open, { now: START, settings: { pushedPerSecond: 1_000 } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.setTime(START);
    await api.database.db.deleteFrom('webhook_event').execute();
    await api.database.db.deleteFrom('webhook_endpoint').execute();
    [ama, kofi] = [await passwordCustomer(api, { platform: true }), await passwordCustomer(api, { platform: true })];
    sent = [];
    answer = {};
  });

  const as = ({ token } = ama) => ({ token });
  const create = (events: readonly WebhookEvent[] = ['order.created'], customer = ama) => api.ask(createWebhook, { url: URL, description: 'Shop', events }, as(customer));
  const order = (customer = ama) => api.ask(addOrder, orderForm({ mallNo: 'SHOP-1' }), as(customer));
  /** A session does not last for days. */
  const signInAgain = async () => {
    ama = { ...ama, token: await openSession(api.database.db, ama.accountId, api.now(), { isProven: true }) };
  };
  const pass = (ms: number) => api.setTime(new Date(api.now().getTime() + ms));
  const send = async (outgoing: Outgoing): Promise<Attempt> => {
    await new Promise(setImmediate);
    sent.push(outgoing);
    return { fault: null, status: 200, milliseconds: 5, answer: Buffer.from('ok'), ...answer };
  };
  /** A worker of another process each time. */
  const deliver = () => webhookWorker({ db: api.database.db, now: api.now, secrets: box, send, chance: () => 0.5, log: api.app.log }).deliver();
  const bodies = () => sent.map(({ body }) => webhookBody.parse(JSON.parse(body)));
  const log = (search: object = {}, customer = ama) => api.ask(queryDeliveries, search, as(customer)).then(({ list }) => list);
  const isSigned = ({ headers, body }: Outgoing, secret: string): boolean => {
    const [t = '', ...marks] = (headers['amberlane-signature'] ?? '').split(',');
    return marks.includes(`v1=${createHmac('sha256', secret).update(`${t.slice(2)}.${body}`).digest('hex')}`);
  };

  describe('events', () => {
    it('of an order are sent to who chose them, signed, without personal data', async () => {
      const { secret } = await create(['order.created', 'order.updated', 'order.cancelled']);
      await create(['order.created'], kofi);
      await api.ask(addOrder, { draft: true, acceptName: 'Nobody knows' }, as());
      const made = await order();
      const edited = await api.ask(editOrder, { ...orderForm({ mallNo: 'SHOP-1', remark: 'Later' }), id: made.id, version: made.version }, as());
      await api.ask(cancelOrder, { id: made.id }, as());
      await deliver();
      const facts = { id: made.id, orderNo: made.orderNo, tradeNo: made.tradeNo, mallNo: 'SHOP-1' };
      expect(bodies().sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
        { type: 'order.cancelled', createdAt: START.toISOString(), data: { order: { ...facts, status: 'CANCELLED', waybillNo: null, version: 3 } } },
        { type: 'order.created', data: { order: { ...facts, status: 'SUBMITTED', waybillNo: made.waybillNo, version: 1 } } },
        { type: 'order.updated', data: { order: { ...facts, status: 'SUBMITTED', version: edited.version } } },
      ]);
      expect(sent.every((one) => isSigned(one, secret) && one.url === URL)).toBe(true);
      expect(JSON.stringify(sent)).not.toMatch(/Akosua|林晓岚|Cocoa|5550142|00550142/);
      expect((await log()).map(({ state, attempts, last }) => [state, attempts, last?.status, last?.answer])).toEqual([1, 2, 3].map(() => ['delivered', 1, 200, 'ok']));
    });

    it('of a draft that is submitted is its creation', async () => {
      await create(['order.created', 'order.updated']);
      const draft = await api.ask(addOrder, { draft: true }, as());
      await api.ask(editOrder, { ...orderForm(), draft: false, id: draft.id, version: draft.version }, as());
      await deliver();
      expect(bodies()).toMatchObject([{ type: 'order.created', data: { order: { id: draft.id, version: 2 } } }]);
    });

    it('of tracking are told to the owner of the parcel, a failed delivery by name', async () => {
      await create(['tracking.event', 'delivery.failed']);
      const { waybillNo } = await order();
      const key = await createKey(api.database.db, { name: 'partner', scopes: ['events:write'], expiresAt: null }, START);
      const event = (eventId: string, code: string, more: object = {}) => ({ waybillNo, eventId, code, place: 'GH-ACC', occurredAt: api.now().toISOString(), ...more });
      const push = (...events: object[]) => api.ask(pushTrackEvents, { events }, { headers: { 'x-api-key': key } });
      await push(event('a', 'PICKED_UP'), event('b', 'ATTEMPT_FAILED', { reason: 'NOBODY_HOME', attempt: 1 }));
      await push(event('a', 'PICKED_UP'));
      await deliver();
      const told = bodies().flatMap(({ type, data }) => ('tracking' in data ? [[type, data.tracking.waybillNo, data.tracking.event.id, data.tracking.event.reason, data.tracking.event.occurredAt]] : []));
      expect(told.sort()).toEqual([
        ['delivery.failed', waybillNo, 'b', 'NOBODY_HOME', START.toISOString()],
        ['tracking.event', waybillNo, 'a', null, START.toISOString()],
        ['tracking.event', waybillNo, 'b', 'NOBODY_HOME', START.toISOString()],
      ]);
    });

    it('of one change reach every endpoint under one id', async () => {
      await create();
      await create();
      await order();
      await deliver();
      expect(sent).toHaveLength(2);
      expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    });

    it('are owed only when the change is kept', async () => {
      await create(['order.updated']);
      const { id } = await order();
      const dying = api.database.db.transaction().execute(async (tx) => {
        await queueOrderEvent(tx, { id, before: 'SUBMITTED', after: 'SUBMITTED' }, START);
        throw new Error('died');
      });
      await expect(dying).rejects.toThrow('died');
      expect(await log()).toEqual([]);
    });
  });

  describe('a receiver that fails', () => {
    const failing = async () => {
      const { endpoint } = await create();
      answer = { fault: 'status', status: 500, answer: Buffer.from('broken') };
      await order();
      return endpoint;
    };

    it('is tried again later and later over a day, then the delivery is dead, and replayed under the same id', async () => {
      const endpoint = await failing();
      const waits: number[] = [];
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        await deliver();
        const next = (await log())[0]?.nextAttemptAt;
        if (!next) break;
        waits.push((Date.parse(next) - api.now().getTime()) / MINUTE);
        pass(Date.parse(next) - api.now().getTime() - 1);
        await deliver();
        expect(sent).toHaveLength(attempt);
        pass(1);
      }
      expect(waits).toEqual([0.5, 2, 8, 30, 60, 120, 240, 480, 480]);
      expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeCloseTo(1_420.5);
      expect(await log({ state: 'dead' })).toMatchObject([{ attempts: 10, last: { fault: 'status', status: 500, answer: 'broken' } }]);
      expect((await api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ state: 'active', dead: 1, waiting: 0, failingSince: START.toISOString() }]);
      answer = {};
      expect(await api.ask(replayDead, { endpointId: endpoint.id }, as())).toEqual({ count: 1 });
      await deliver();
      expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
      expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
      expect((await api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ dead: 0, failingSince: null, lastDeliveredAt: api.now().toISOString() }]);
    });

    it('for days is paused, its owner gets an email, and what happened meanwhile is sent once it is resumed', async () => {
      const endpoint = await failing();
      for (let round = 0; round < 9; round += 1) {
        await deliver();
        pass(8 * HOUR);
      }
      pass(HOUR);
      await signInAgain();
      await order();
      await deliver();
      const state = async () => (await api.ask(queryWebhooks, {}, as())).endpoints[0];
      expect(await state()).toMatchObject({ state: 'failing' });
      await api.deliver();
      expect((await api.outbox()).filter(({ subject }) => subject === 'Webhook endpoint paused')).toMatchObject([{ to: ama.email }]);
      await order();
      const before = sent.length;
      pass(HOUR);
      await deliver();
      expect(sent).toHaveLength(before);
      expect((await state())?.waiting).toBeGreaterThanOrEqual(2);
      expect(await api.refused(replayDead, { endpointId: endpoint.id }, as())).toMatchObject({ status: 409, code: ERROR.WEBHOOK_PAUSED });
      answer = {};
      expect(await api.ask(pauseWebhook, { id: endpoint.id, paused: false }, as())).toMatchObject({ state: 'active', failingSince: null });
      await deliver();
      expect(await state()).toMatchObject({ waiting: 0, state: 'active' });
    });

    it('with 410 is paused at once', async () => {
      await failing();
      answer = { fault: 'status', status: 410, answer: Buffer.alloc(0) };
      await deliver();
      expect((await api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ state: 'failing', waiting: 1 }]);
    });
  });

  it('are sent again with the same event id when a process dies between the answer and the note', async () => {
    await create();
    await order();
    const claimed = await claimDelivery(api.database.db, api.now());
    await deliver();
    expect(sent).toEqual([]);
    pass(MINUTE);
    await deliver();
    expect(bodies().map(({ id }) => id)).toEqual([claimed?.event_id]);
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });

  it('are sent once however many processes look for them', async () => {
    await create();
    for (let count = 0; count < 12; count += 1) await order();
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect([sent.length, new Set(bodies().map(({ id }) => id)).size]).toEqual([12, 12]);
  });

  it('wait while their endpoint is paused, and go with it', async () => {
    const { endpoint } = await create();
    await order();
    await api.ask(pauseWebhook, { id: endpoint.id, paused: true }, as());
    await order();
    await deliver();
    expect([sent.length, (await log()).map(({ state }) => state)]).toEqual([0, ['held', 'held']]);
    await api.ask(pauseWebhook, { id: endpoint.id, paused: false }, as());
    await deliver();
    expect(sent).toHaveLength(2);
    await api.ask(deleteWebhook, { id: endpoint.id }, as());
    expect(await log()).toEqual([]);
  });

  it('are in the file of the customer without their secret, and go with the account', async () => {
    const { secret } = await create();
    await order();
    await deliver();
    const { body } = await api.send(downloadMyData, {}, as());
    expect(JSON.parse(body)).toMatchObject({ webhooks: [{ address: URL, deliveries: [{ state: 'delivered', status: 200 }] }] });
    expect(body).not.toContain(secret);
    await api.ask(closeAccount, { understood: true, password: PASSWORD }, as());
    const { db } = api.database;
    const left = async (table: 'webhook_endpoint' | 'webhook_event' | 'webhook_delivery' | 'api_call') => (await db.selectFrom(table).select('account_id').where('account_id', '=', ama.accountId).execute()).length;
    expect([await left('webhook_endpoint'), await left('webhook_event'), await left('webhook_delivery'), await left('api_call')]).toEqual([0, 0, 0, 0]);
  });

  it('are given up by a restore from a backup, for their owner to send again', async () => {
    const { endpoint } = await create();
    await order();
    await discardOutdated(api.database.db);
    await signInAgain();
    await deliver();
    expect([sent.length, (await log()).map(({ state }) => state)]).toEqual([0, ['dead']]);
    await api.ask(replayDead, { endpointId: endpoint.id }, as());
    await deliver();
    expect(sent).toHaveLength(1);
  });

  describe('the secret', () => {
    it('is shown once, stored encrypted, and both sign during a rotation', async () => {
      const { secret, endpoint } = await create();
      const { db } = api.database;
      const stored = () => db.selectFrom('webhook_endpoint').select(['secret', 'former_secret']).where('id', '=', endpoint.id).executeTakeFirstOrThrow();
      expect(JSON.stringify(await stored())).not.toContain(secret);
      expect((await api.send(queryWebhooks, {}, as())).body).not.toContain('whsec_');
      const rotated = await api.ask(rotateWebhookSecret, { id: endpoint.id }, as());
      expect(rotated.endpoint.formerSecretUntil).toBe(new Date(START.getTime() + 24 * HOUR).toISOString());
      await order();
      await deliver();
      pass(24 * HOUR);
      await order();
      await deliver();
      expect(sent.map((one) => [isSigned(one, secret), isSigned(one, rotated.secret)])).toEqual([[true, true], [false, true]]);
      const ended = await api.ask(rotateWebhookSecret, { id: endpoint.id, endFormer: true }, as());
      await order();
      await deliver();
      expect([secret, rotated.secret, ended.secret].map((one) => isSigned(sent[2] ?? { url: '', headers: {}, body: '' }, one))).toEqual([false, false, true]);
    });

    it('is encrypted anew with a new key of the data', async () => {
      const { secret, endpoint } = await create();
      await api.ask(rotateWebhookSecret, { id: endpoint.id }, as());
      const next = newKey();
      const both = secretBox(() => [next, testSettings().dataKey ?? '']);
      expect(await resealSecrets(api.database.db, both)).toEqual({ renewed: 2, unreadable: 0 });
      const row = await api.database.db.selectFrom('webhook_endpoint').selectAll().where('id', '=', endpoint.id).executeTakeFirstOrThrow();
      expect(secretBox(() => [next]).open(row.former_secret ?? '', `webhook ${endpoint.id}`)).toBe(secret);
    });
  });

  it('refuse addresses inside of a network, in words, beside the field', async () => {
    for (const url of ['http://8.8.8.8/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://user:pw@8.8.8.8/', 'https://nobody.invalid/', 'nonsense']) {
      expect(await api.refused(createWebhook, { url, events: ['order.created'] }, as())).toMatchObject({ status: 400, fields: [{ field: 'url', code: 'webAddress' }] });
    }
    const { endpoint } = await create();
    expect(await api.refused(updateWebhook, { id: endpoint.id, url: 'https://10.0.0.1/', events: ['order.created'] }, as())).toMatchObject({ status: 400, fields: [{ field: 'url', code: 'webAddress' }] });
  });

  it('belong to the access plan, ten at most', async () => {
    const { token } = await api.signIn();
    expect(await api.refused(createWebhook, { url: URL, events: ['order.created'] }, { token })).toMatchObject({ status: 403, code: ERROR.API_KEYS_NOT_IN_PLAN });
    for (let count = 0; count < 10; count += 1) await create();
    expect(await api.refused(createWebhook, { url: URL, events: ['order.created'] }, as())).toMatchObject({ status: 409, code: ERROR.WEBHOOKS_FULL, message: expect.stringContaining('10') });
    await api.deliver();
    expect((await api.outbox()).filter(({ to, subject }) => to === ama.email && subject === 'New webhook endpoint added')).toHaveLength(10);
  });

  it('are not anybody else’s', async () => {
    const { endpoint } = await create();
    await order();
    const [delivery] = await log();
    for (const [call, request] of [[pauseWebhook, { id: endpoint.id, paused: true }], [replayDelivery, { id: delivery?.id }], [replayDead, { endpointId: endpoint.id }], [testWebhook, { id: endpoint.id }]] as const) {
      expect((await api.refused(call, request, as(kofi))).status).toBe(404);
    }
    expect(await log({ endpointId: endpoint.id }, kofi)).toEqual([]);
  });

  it('are listed page by page, by state and type', async () => {
    await create(['order.created', 'order.cancelled']);
    for (let count = 0; count < 5; count += 1) await order();
    await api.ask(cancelOrder, { id: (await order()).id }, as());
    const first = await api.ask(queryDeliveries, { pageSize: 4 }, as());
    const second = await api.ask(queryDeliveries, { pageSize: 4, cursor: first.nextCursor }, as());
    expect([first.list.length, second.list.length, second.nextCursor]).toEqual([4, 3, '']);
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(7);
    expect(await log({ type: 'order.cancelled' })).toHaveLength(1);
    expect(await log({ state: 'dead' })).toEqual([]);
  });

  describe('calls with keys', () => {
    const keyOf = (scopes: readonly ('orders:read' | 'orders:write')[]) => createKey(api.database.db, { name: 'shop', scopes, expiresAt: null, accountId: ama.accountId }, START);

    it('are shown to the owner of the key, refused ones too, and nobody’s others', async () => {
      const headers = { 'x-api-key': await keyOf(['orders:read']) };
      await api.send(queryOrderPage, {}, { headers });
      await api.send(addOrder, { draft: true }, { headers });
      await api.send(queryOrderPage, {}, as());
      const { list } = await api.ask(queryApiCalls, {}, as());
      expect(list.map(({ method, path, status }) => [method, path, status])).toEqual([['POST', addOrder.path, 403], ['POST', queryOrderPage.path, 200]]);
      expect(headers['x-api-key']).toContain(list[0]?.keyPrefix ?? 'none');
      expect((await api.ask(queryApiCalls, {}, as(kofi))).list).toEqual([]);
    });

    it('are told how much of their limit is left', async () => {
      const headers = { 'x-api-key': await keyOf(['orders:read']) };
      const answers = [await api.send(queryOrderPage, {}, { headers }), await api.send(queryOrderPage, {}, { headers })];
      expect(answers.map((one) => [one.headers['ratelimit-policy'], one.headers['ratelimit']])).toEqual([
        ['"key";q=300;w=60', '"key";r=299;t=1'],
        ['"key";q=300;w=60', '"key";r=298;t=1'],
      ]);
      expect((await api.send(queryOrderPage, {}, as())).headers['ratelimit']).toBeUndefined();
    });
  });
});
