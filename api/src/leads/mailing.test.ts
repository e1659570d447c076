import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { ERROR } from '@amberlane/contract/calls';
import { saveFranchiseApplication } from '@amberlane/contract/calls/leads';
import type { OpenDatabase } from '../database/database.ts';
import { ApiError } from '../api-error.ts';
import type { Message, Messenger } from '../messages/messenger.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { limitsOf } from '../limits/limits.ts';
import { memoryBuckets } from '../limits/memory-buckets.ts';
import { serveErrors } from '../plugins/error-envelope.ts';
import { limitRate } from '../plugins/rate-limit.ts';
import { newKey, secretBox } from '../secret-box/secret-box.ts';
import { settingsFromEnv } from '../settings.ts';
import { FRANCHISE_EXAMPLE } from './examples.ts';
import { mailing } from './mailing.ts';
import { forgetOldLeads } from './repository.ts';
import { leadRoutes } from './routes.ts';

const START = new Date('2026-11-20T10:30:00Z');
const MINUTE = 60_000;

describeOnBothDatabases('mails of leads', (open) => {
  let database: OpenDatabase;
  let time: Date;
  let isDown: boolean;
  let sent: Message[];
  const messenger: Messenger = {
    send: async (message) => {
      if (isDown) throw new ApiError(ERROR.DELIVERY_FAILED);
      sent.push(message);
    },
  };
  const now = () => time;

  beforeAll(async () => {
    database = await open('reference');
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('lead').execute();
    time = START;
    isDown = false;
    sent = [];
  });

  const app = () => {
    const server = Fastify();
    server.setSerializerCompiler(serializerCompiler);
    serveErrors(server);
    const limits = limitsOf(memoryBuckets(() => 0));
    limitRate(server, { perMinute: 1000, limits, isTrustedProxy: () => true });
    leadRoutes(server, { db: database.db, now, limits, messenger, secrets: secretBox(newKey), settings: settingsFromEnv({}) });
    return server;
  };
  const apply = async (): Promise<{ reference: string; mailed: boolean }> => {
    const response = await app().inject({ method: 'POST', url: saveFranchiseApplication.path, payload: FRANCHISE_EXAMPLE.request });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: { reference: string; mailed: boolean } }>().data;
  };
  const deliver = () => mailing({ db: database.db, now, messenger }, Fastify().log).deliver();

  it('are kept while the mail server is down, and leave when it is back', async () => {
    isDown = true;
    const { reference, mailed } = await apply();
    expect([mailed, sent]).toEqual([false, []]);
    await deliver();
    expect(sent).toEqual([]);
    isDown = false;
    await deliver();
    expect(sent).toEqual([]);
    time = new Date(START.getTime() + MINUTE);
    await deliver();
    expect(sent.map(({ to }) => to).sort()).toEqual(['accra@amberlane.example', 'ama@example.com']);
    expect(sent.every(({ subject }) => subject.includes(reference))).toBe(true);
    await deliver();
    expect(sent).toHaveLength(2);
  });

  it('leave once when several processes look for them', async () => {
    isDown = true;
    await apply();
    isDown = false;
    time = new Date(START.getTime() + MINUTE);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent).toHaveLength(2);
  });

  it('are taken over five minutes after a process ended in the middle', async () => {
    isDown = true;
    await apply();
    await database.db.updateTable('lead_mail').set({ next_at: new Date(START.getTime() + 5 * MINUTE) }).execute();
    isDown = false;
    time = new Date(START.getTime() + 4 * MINUTE);
    await deliver();
    expect(sent).toHaveLength(0);
    time = new Date(START.getTime() + 5 * MINUTE);
    await deliver();
    expect(sent).toHaveLength(2);
  });

  it('are given up after eight attempts, and stay in the table', async () => {
    isDown = true;
    await apply();
    for (let day = 1; day < 12; day += 1) {
      time = new Date(START.getTime() + day * 1_440 * MINUTE);
      await deliver();
    }
    const rows = await database.db.selectFrom('lead_mail').select(['attempts', 'next_at', 'sent_at']).execute();
    expect(rows).toEqual([{ attempts: 8, next_at: null, sent_at: null }, { attempts: 8, next_at: null, sent_at: null }]);
  });

  it('go with their lead when its time is over', async () => {
    await apply();
    await forgetOldLeads(database.db, new Date(START.getTime() + 364 * 1_440 * MINUTE));
    expect(await database.db.selectFrom('lead').select('id').execute()).toHaveLength(1);
    await forgetOldLeads(database.db, new Date(START.getTime() + 366 * 1_440 * MINUTE));
    const left = [database.db.selectFrom('lead').select('id'), database.db.selectFrom('lead_mail').select('lead_id'), database.db.selectFrom('application_step').select('lead_id')];
    expect(await Promise.all(left.map((query) => query.execute()))).toEqual([[], [], []]);
  });
});
