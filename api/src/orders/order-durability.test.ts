/**
 * An order that was answered is there after a kill; one whose answer was lost is made once, however often it is sent
 * again with its key (quality F10). The API runs as a process and is killed amid orders.
 */
import { once } from 'node:events';
import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { login } from '@amberlane/contract/calls/accounts';
import { orderAgreement } from '@amberlane/contract/calls/agreement';
import type { Call } from '@amberlane/contract/calls/call';
import { addOrder, queryOrderPage } from '@amberlane/contract/calls/orders';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { apiProcesses, type ApiProcess } from '../testing/api-process.ts';
import { orderForm } from '../testing/order-form.ts';
import { describeDrill, type MakePlace } from '../testing/test-databases.ts';

const SENDERS = 4;
const ANSWERED_BEFORE_KILL = 12;

interface Sent {
  readonly key: string;
  readonly mallNo: string;
  /** Id of the order, once the API has answered. */
  id: string | null;
}

function suite(makePlace: MakePlace): void {
  const processes = apiProcesses();
  afterAll(processes.endAll);

  it('is made exactly once, answered or not', async () => {
    const place = await makePlace('demo');
    const env = { DEMO: '1', SIMULATOR_SECONDS: '0', ...place.env };
    let api: ApiProcess = await processes.startReady(env);
    let token = '';
    const ask = async <Reply extends z.ZodType>(call: Call<string, z.ZodType, Reply>, body: object, headers: Record<string, string> = {}): Promise<z.output<Reply>> => {
      const init = call.method === 'GET' ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(api.address + call.path, { ...init, headers: { 'content-type': 'application/json', token, ...headers } });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return call.reply.parse(z.object({ data: z.unknown() }).parse(await response.json()).data);
    };
    ({ accessToken: token } = await ask(login, { userName: 'demo@amberlane.example', password: 'Amberlane#2026' }));
    const { version } = await ask(orderAgreement, {});
    const send = ({ key, mallNo }: Sent) => ask(addOrder, orderForm({ mallNo, agreementVersion: version }), { 'idempotency-key': key });

    const all: Sent[] = [];
    const answered = (): number => all.filter(({ id }) => id !== null).length;
    const sender = async (): Promise<void> => {
      while (answered() < ANSWERED_BEFORE_KILL) {
        const sent: Sent = { key: `durable-${all.length}-key`, mallNo: `DURABLE-${all.length}`, id: null };
        all.push(sent);
        try {
          sent.id = (await send(sent)).id;
        } catch (error) {
          if (answered() < ANSWERED_BEFORE_KILL) throw error;
        }
      }
      api.child.kill('SIGKILL');
    };
    const exit = once(api.child, 'exit');
    await Promise.all([exit, ...Array.from({ length: SENDERS }, sender)]);

    api = await processes.startReady(env);
    for (const sent of all) {
      const { id, waybillNo } = await send(sent);
      if (sent.id !== null) expect(id).toBe(sent.id);
      expect((await ask(queryTrack, { waybillNos: [waybillNo] })).results).toMatchObject([{ outcome: 'found' }]);
    }
    const { total } = await ask(queryOrderPage, { keyword: 'DURABLE-', pageSize: 1 });
    expect(total).toBe(all.length);
    expect(answered()).toBeGreaterThanOrEqual(ANSWERED_BEFORE_KILL);
    await processes.endAll();
    await place.remove();
  }, 180_000);
}

describeDrill('an order whose server is killed', suite);
