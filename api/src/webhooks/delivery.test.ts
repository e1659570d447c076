/** Webhooks on their way, while receivers fail, processes die and secrets change. */
import { describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { pauseWebhook, queryWebhooks, replayDead, rotateWebhookSecret } from '@amberlane/contract/calls/webhooks';
import { newKey, secretBox } from '../second-factor/secret-box.ts';
import { resealSecrets } from '../second-factor/reseal.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { testSettings } from '../testing/test-api.ts';
import { HOUR, MINUTE, START, webhookBench } from '../testing/webhook-bench.ts';
import { claimDelivery } from './delivery-repository.ts';

describeOnBothDatabases('deliveries of webhooks', (open) => {
  const bench = webhookBench(open);
  const { as, bodies, create, deliver, isSigned, log, order, pass, signInAgain } = bench;

  describe('a receiver that fails', () => {
    const failing = async () => {
      const { endpoint } = await create();
      bench.answer = { fault: 'status', status: 500, answer: Buffer.from('broken') };
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
        waits.push((Date.parse(next) - bench.api.now().getTime()) / MINUTE);
        pass(Date.parse(next) - bench.api.now().getTime() - 1);
        await deliver();
        expect(bench.sent).toHaveLength(attempt);
        pass(1);
      }
      expect(waits).toEqual([0.5, 2, 8, 30, 60, 120, 240, 480, 480]);
      expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeCloseTo(1_420.5);
      expect(await log({ state: 'dead' })).toMatchObject([{ attempts: 10, last: { fault: 'status', status: 500, answer: 'broken' } }]);
      expect((await bench.api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ state: 'active', dead: 1, waiting: 0, failingSince: START.toISOString() }]);
      bench.answer = {};
      expect(await bench.api.ask(replayDead, { endpointId: endpoint.id }, as())).toEqual({ count: 1 });
      await deliver();
      expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
      expect(await log()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
      expect((await bench.api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ dead: 0, failingSince: null, lastDeliveredAt: bench.api.now().toISOString() }]);
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
      const state = async () => (await bench.api.ask(queryWebhooks, {}, as())).endpoints[0];
      expect(await state()).toMatchObject({ state: 'failing' });
      await bench.api.deliver();
      expect((await bench.api.outbox()).filter(({ subject }) => subject === 'Webhook endpoint paused')).toMatchObject([{ to: bench.ama.email }]);
      await order();
      const before = bench.sent.length;
      pass(HOUR);
      await deliver();
      expect(bench.sent).toHaveLength(before);
      expect((await state())?.waiting).toBeGreaterThanOrEqual(2);
      expect(await bench.api.refused(replayDead, { endpointId: endpoint.id }, as())).toMatchObject({ status: 409, code: ERROR.WEBHOOK_PAUSED });
      bench.answer = {};
      expect(await bench.api.ask(pauseWebhook, { id: endpoint.id, paused: false }, as())).toMatchObject({ state: 'active', failingSince: null });
      await deliver();
      expect(await state()).toMatchObject({ waiting: 0, state: 'active' });
    });

    it('with 410 is paused at once', async () => {
      await failing();
      bench.answer = { fault: 'status', status: 410, answer: Buffer.alloc(0) };
      await deliver();
      expect((await bench.api.ask(queryWebhooks, {}, as())).endpoints).toMatchObject([{ state: 'failing', waiting: 1 }]);
    });
  });

  it('are sent again with the same event id when a process dies between the answer and the note', async () => {
    await create();
    await order();
    const claimed = await claimDelivery(bench.api.database.db, bench.api.now());
    await deliver();
    expect(bench.sent).toEqual([]);
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
    expect([bench.sent.length, new Set(bodies().map(({ id }) => id)).size]).toEqual([12, 12]);
  });

  describe('the secret', () => {
    it('is shown once, stored encrypted, and both sign during a rotation', async () => {
      const { secret, endpoint } = await create();
      const { db } = bench.api.database;
      const stored = () => db.selectFrom('webhook_endpoint').select(['secret', 'former_secret']).where('id', '=', endpoint.id).executeTakeFirstOrThrow();
      expect(JSON.stringify(await stored())).not.toContain(secret);
      expect((await bench.api.send(queryWebhooks, {}, as())).body).not.toContain('whsec_');
      const rotated = await bench.api.ask(rotateWebhookSecret, { id: endpoint.id }, as());
      expect(rotated.endpoint.formerSecretUntil).toBe(new Date(START.getTime() + 24 * HOUR).toISOString());
      await order();
      await deliver();
      pass(24 * HOUR);
      await order();
      await deliver();
      expect(bench.sent.map((one) => [isSigned(one, secret), isSigned(one, rotated.secret)])).toEqual([[true, true], [false, true]]);
      const ended = await bench.api.ask(rotateWebhookSecret, { id: endpoint.id, endFormer: true }, as());
      await order();
      await deliver();
      expect([secret, rotated.secret, ended.secret].map((one) => isSigned(bench.sent[2] ?? { url: '', headers: {}, body: '' }, one))).toEqual([false, false, true]);
    });

    it('is encrypted anew with a new key of the data', async () => {
      const { secret, endpoint } = await create();
      await bench.api.ask(rotateWebhookSecret, { id: endpoint.id }, as());
      const next = newKey();
      const both = secretBox(() => [next, testSettings().dataKey ?? '']);
      expect(await resealSecrets(bench.api.database.db, both)).toEqual({ renewed: 2, unreadable: 0 });
      const row = await bench.api.database.db.selectFrom('webhook_endpoint').selectAll().where('id', '=', endpoint.id).executeTakeFirstOrThrow();
      expect(secretBox(() => [next]).open(row.former_secret ?? '', `webhook ${endpoint.id}`)).toBe(secret);
    });
  });
});
