/** Webhooks from the order to the receiver, and what their owner sees of them. */
import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { closeAccount } from '@amberlane/contract/calls/account-closing';
import { downloadMyData } from '@amberlane/contract/calls/data-export';
import { addOrder, cancelOrder, editOrder } from '@amberlane/contract/calls/orders';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import { createWebhook, deleteWebhook, pauseWebhook, queryDeliveries, replayDead, replayDelivery, testWebhook, updateWebhook } from '@amberlane/contract/calls/webhooks';
import { createKey } from '../api-keys/key-repository.ts';
import { discardOutdated } from '../database-admin/after-restore.ts';
import { orderForm } from '../testing/order-form.ts';
import { PASSWORD } from '../testing/password-customer.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { START, URL, webhookBench } from '../testing/webhook-bench.ts';
import { queueOrderEvent } from './queue-events.ts';

describeOnBothDatabases('webhooks', (open) => {
  const bench = webhookBench(open);
  const { as, bodies, create, deliver, isSigned, log, order, signInAgain } = bench;

  describe('events', () => {
    it('of an order are sent to who chose them, signed, without personal data', async () => {
      const { secret } = await create(['order.created', 'order.updated', 'order.cancelled']);
      await create(['order.created'], bench.kofi);
      await bench.api.ask(addOrder, { draft: true, acceptName: 'Nobody knows' }, as());
      const made = await order();
      const edited = await bench.api.ask(editOrder, { ...orderForm({ mallNo: 'SHOP-1', remark: 'Later' }), id: made.id, version: made.version }, as());
      await bench.api.ask(cancelOrder, { id: made.id }, as());
      await deliver();
      const facts = { id: made.id, orderNo: made.orderNo, tradeNo: made.tradeNo, mallNo: 'SHOP-1' };
      expect(bodies().sort((a, b) => a.type.localeCompare(b.type))).toMatchObject([
        { type: 'order.cancelled', createdAt: START.toISOString(), data: { order: { ...facts, status: 'CANCELLED', waybillNo: null, version: 3 } } },
        { type: 'order.created', data: { order: { ...facts, status: 'SUBMITTED', waybillNo: made.waybillNo, version: 1 } } },
        { type: 'order.updated', data: { order: { ...facts, status: 'SUBMITTED', version: edited.version } } },
      ]);
      expect(bench.sent.every((one) => isSigned(one, secret) && one.url === URL)).toBe(true);
      expect(JSON.stringify(bench.sent)).not.toMatch(/Akosua|林晓岚|Cocoa|5550142|00550142/);
      expect((await log()).map(({ state, attempts, last }) => [state, attempts, last?.status, last?.answer])).toEqual([1, 2, 3].map(() => ['delivered', 1, 200, 'ok']));
    });

    it('of a draft that is submitted is its creation', async () => {
      await create(['order.created', 'order.updated']);
      const draft = await bench.api.ask(addOrder, { draft: true }, as());
      await bench.api.ask(editOrder, { ...orderForm(), draft: false, id: draft.id, version: draft.version }, as());
      await deliver();
      expect(bodies()).toMatchObject([{ type: 'order.created', data: { order: { id: draft.id, version: 2 } } }]);
    });

    it('of tracking are told to the owner of the parcel, a failed delivery by name', async () => {
      await create(['tracking.event', 'delivery.failed']);
      const { waybillNo } = await order();
      const key = await createKey(bench.api.database.db, { name: 'partner', scopes: ['events:write'], expiresAt: null }, START);
      const event = (eventId: string, code: string, more: object = {}) => ({ waybillNo, eventId, code, place: 'GH-ACC', occurredAt: bench.api.now().toISOString(), ...more });
      const push = (...events: object[]) => bench.api.ask(pushTrackEvents, { events }, { headers: { 'x-api-key': key } });
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
      expect(bench.sent).toHaveLength(2);
      expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
    });

    it('are owed only when the change is kept', async () => {
      await create(['order.updated']);
      const { id } = await order();
      const dying = bench.api.database.db.transaction().execute(async (tx) => {
        await queueOrderEvent(tx, { id, before: 'SUBMITTED', after: 'SUBMITTED' }, START);
        throw new Error('died');
      });
      await expect(dying).rejects.toThrow('died');
      expect(await log()).toEqual([]);
    });
  });

  it('wait while their endpoint is paused, and go with it', async () => {
    const { endpoint } = await create();
    await order();
    await bench.api.ask(pauseWebhook, { id: endpoint.id, paused: true }, as());
    await order();
    await deliver();
    expect([bench.sent.length, (await log()).map(({ state }) => state)]).toEqual([0, ['held', 'held']]);
    await bench.api.ask(pauseWebhook, { id: endpoint.id, paused: false }, as());
    await deliver();
    expect(bench.sent).toHaveLength(2);
    await bench.api.ask(deleteWebhook, { id: endpoint.id }, as());
    expect(await log()).toEqual([]);
  });

  it('are in the file of the customer without their secret, and go with the account', async () => {
    const { secret } = await create();
    await order();
    await deliver();
    const { body } = await bench.api.send(downloadMyData, {}, as());
    expect(JSON.parse(body)).toMatchObject({ webhooks: [{ address: URL, deliveries: [{ state: 'delivered', status: 200 }] }] });
    expect(body).not.toContain(secret);
    await bench.api.ask(closeAccount, { understood: true, password: PASSWORD }, as());
    const { db } = bench.api.database;
    const left = async (table: 'webhook_endpoint' | 'webhook_event' | 'webhook_delivery' | 'api_call') => (await db.selectFrom(table).select('account_id').where('account_id', '=', bench.ama.accountId).execute()).length;
    expect([await left('webhook_endpoint'), await left('webhook_event'), await left('webhook_delivery'), await left('api_call')]).toEqual([0, 0, 0, 0]);
  });

  it('are given up by a restore from a backup, for their owner to send again', async () => {
    const { endpoint } = await create();
    await order();
    await discardOutdated(bench.api.database.db);
    await signInAgain();
    await deliver();
    expect([bench.sent.length, (await log()).map(({ state }) => state)]).toEqual([0, ['dead']]);
    await bench.api.ask(replayDead, { endpointId: endpoint.id }, as());
    await deliver();
    expect(bench.sent).toHaveLength(1);
  });

  it('refuse addresses inside of a network, in words, beside the field', async () => {
    for (const url of ['http://8.8.8.8/', 'https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://user:pw@8.8.8.8/', 'https://nobody.invalid/', 'nonsense']) {
      expect(await bench.api.refused(createWebhook, { url, events: ['order.created'] }, as())).toMatchObject({ status: 400, fields: [{ field: 'url', code: 'webAddress' }] });
    }
    const { endpoint } = await create();
    expect(await bench.api.refused(updateWebhook, { id: endpoint.id, url: 'https://10.0.0.1/', events: ['order.created'] }, as())).toMatchObject({ status: 400, fields: [{ field: 'url', code: 'webAddress' }] });
  });

  it('belong to the access plan, ten at most', async () => {
    const { token } = await bench.api.signIn();
    expect(await bench.api.refused(createWebhook, { url: URL, events: ['order.created'] }, { token })).toMatchObject({ status: 403, code: ERROR.API_KEYS_NOT_IN_PLAN });
    for (let count = 0; count < 10; count += 1) await create();
    expect(await bench.api.refused(createWebhook, { url: URL, events: ['order.created'] }, as())).toMatchObject({ status: 409, code: ERROR.WEBHOOKS_FULL, message: expect.stringContaining('10') });
    await bench.api.deliver();
    expect((await bench.api.outbox()).filter(({ to, subject }) => to === bench.ama.email && subject === 'New webhook endpoint added')).toHaveLength(10);
  });

  it('are not anybody else’s', async () => {
    const { endpoint } = await create();
    await order();
    const [delivery] = await log();
    for (const [call, request] of [[pauseWebhook, { id: endpoint.id, paused: true }], [replayDelivery, { id: delivery?.id }], [replayDead, { endpointId: endpoint.id }], [testWebhook, { id: endpoint.id }]] as const) {
      expect((await bench.api.refused(call, request, as(bench.kofi))).status).toBe(404);
    }
    expect(await log({ endpointId: endpoint.id }, bench.kofi)).toEqual([]);
  });

  it('are listed page by page, by state and type', async () => {
    await create(['order.created', 'order.cancelled']);
    for (let count = 0; count < 5; count += 1) await order();
    await bench.api.ask(cancelOrder, { id: (await order()).id }, as());
    const first = await bench.api.ask(queryDeliveries, { pageSize: 4 }, as());
    const second = await bench.api.ask(queryDeliveries, { pageSize: 4, cursor: first.nextCursor }, as());
    expect([first.list.length, second.list.length, second.nextCursor]).toEqual([4, 3, '']);
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(7);
    expect(await log({ type: 'order.cancelled' })).toHaveLength(1);
    expect(await log({ state: 'dead' })).toEqual([]);
  });
});
