/** An API whose webhooks are sent to nobody: each test begins with two customers, no endpoint, and a receiver that takes everything. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { addOrder } from '@amberlane/contract/calls/orders';
import { createWebhook, queryDeliveries, webhookBody, type WebhookEvent } from '@amberlane/contract/calls/webhooks';
import { secretBox } from '../second-factor/secret-box.ts';
import { openSession } from '../sessions/sessions.ts';
import type { Attempt, Outgoing } from '../webhooks/send-webhook.ts';
import { webhookWorker } from '../webhooks/worker.ts';
import { orderForm } from './order-form.ts';
import { passwordCustomer, type PasswordCustomer } from './password-customer.ts';
import type { Open } from './test-databases.ts';
import { startTestApi, testSettings, type TestApi } from './test-api.ts';

export const START = new Date('2026-11-20T10:30:00Z');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const URL = 'https://8.8.8.8/hook';

/** Registers its set-up for the tests of a suite. */
export function webhookBench(open: Open) {
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

  return {
    get api() {
      return api;
    },
    get ama() {
      return ama;
    },
    get kofi() {
      return kofi;
    },
    /** What left, in its order. */
    get sent(): readonly Outgoing[] {
      return sent;
    },
    /** How the receiver differs from now on from one that takes everything. */
    set answer(next: Partial<Attempt>) {
      answer = next;
    },
    as, create, order, signInAgain, pass, deliver, bodies, log, isSigned,
  };
}
