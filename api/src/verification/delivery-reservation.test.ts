import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getSmsCode } from '@amberlane/contract/calls/verification';
import { openDatabase } from '../database/database.ts';
import type { Message, Messenger } from '../mail/messenger.ts';
import { captcha } from '../testing/customer-journeys.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { makeThrowaway, openMemory, postgresServer, type Open } from '../testing/test-databases.ts';

const ASKED = 40;
const ALLOWED = 10;

/** A gateway that takes its time, so that every request has passed the counting before the first message has left. */
function lateGateway() {
  const sent: Message[] = [];
  const messenger: Messenger = {
    send: async (message) => {
      await setTimeout(300);
      sent.push(message);
    },
  };
  return { sent, messenger };
}

/** Forty numbers of four blocks, asked for at once from one address, each by the next instance. */
async function askAtOnce(instances: readonly TestApi[]): Promise<number[]> {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const orders = await Promise.all(
    Array.from({ length: ASKED }, async (_none, index) => {
      const api = instances[index % instances.length];
      if (!api) throw new Error('no instance');
      return { api, input: { userName: `+2547${10 + (index % 4)}0000${String(index).padStart(2, '0')}`, ...(await captcha(api)) } };
    }),
  );
  const answers = await Promise.all(orders.map(({ api, input }) => api.send(getSmsCode, input, { headers })));
  return answers.map(({ statusCode }) => statusCode);
}

const server = postgresServer();

describe.each<[string, () => Promise<{ opens: readonly Open[]; drop: () => Promise<void> }>, boolean]>([
  ['one instance, embedded database', async () => ({ opens: [openMemory], drop: async () => {} }), true],
  [
    'two instances, PostgreSQL',
    async () => {
      const { url, drop } = await makeThrowaway(server ?? '', 'reference');
      const open: Open = () => openDatabase({ kind: 'postgres', url }, () => {});
      return { opens: [open, open], drop };
    },
    server !== null,
  ],
])('limits of text messages, %s', (_name, prepare, isHere) => {
  const { sent, messenger } = lateGateway();
  let instances: TestApi[] = [];
  let drop = async (): Promise<void> => {};
  beforeAll(async () => {
    if (!isHere) return;
    const prepared = await prepare();
    drop = prepared.drop;
    instances = await Promise.all(prepared.opens.map((open) => startTestApi(open, { messenger })));
  });
  afterAll(async () => {
    for (const api of instances) await api.close();
    await drop();
  });

  (isHere ? it : it.skip)('hold for requests that come at once', async () => {
    const statuses = await askAtOnce(instances);
    expect(statuses.filter((status) => status === 200)).toHaveLength(ALLOWED);
    expect(statuses.filter((status) => status === 429)).toHaveLength(ASKED - ALLOWED);
    expect(sent).toHaveLength(ALLOWED);
    expect(await instances[0]?.database.db.selectFrom('code_delivery').select('id').execute()).toHaveLength(ALLOWED);
  });
});
