/** Asks, confirms, is told and stops, and looks for the address and the tokens in what was written down. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { confirmFollow, startFollow, stopFollow, unsubscribeFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readMailbox } from '../mail/local-mailbox.ts';
import type { Messenger } from '../mail/messenger.ts';
import { openMemory } from '../testing/test-databases.ts';
import { testSettings } from '../testing/test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const WAYBILL_NO = completeWaybillNo('GH', '40718352966');
const EMAIL = 'zahra.private@mail.example';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory('reference');
  await database.db
    .insertInto('waybill')
    .values({
      waybill_no: WAYBILL_NO, mall_no: null, product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weight_grams: 900, pieces: 1,
      upstream: null, latest_code: 'PICKED_UP', latest_at: NOW, created_at: NOW,
    })
    .execute();
});
afterAll(() => database.close());

it('no address, token or whole waybill number of a subscriber is logged', async () => {
  const lines: string[] = [];
  const app = await buildApp({ settings: testSettings({ logLevel: 'debug' }), database, now: () => NOW, isDraining: () => false, logTo: { write: (line) => lines.push(line) } });
  const post = async (url: string, payload: object): Promise<number> => (await app.inject({ method: 'POST', url, payload })).statusCode;
  expect(await post(startFollow.path, { waybillNo: WAYBILL_NO, email: EMAIL })).toBe(200);
  const [email] = await readMailbox(database.db, 1);
  const token = /token=([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
  expect(await post(confirmFollow.path, { token })).toBe(200);
  expect(await post(stopFollow.path, { token })).toBe(200);
  expect(await post(unsubscribeFollow.path.replace('{token}', token), {})).toBe(200);
  expect(await post(startFollow.path, { waybillNo: WAYBILL_NO, email: EMAIL })).toBe(200);
  await app.close();

  // A mail server that is down is logged with the email's id, not with its address.
  const messenger: Messenger = { send: () => Promise.reject(new Error(`550 <${EMAIL}> refused, token=${token}`)) };
  const broken = await buildApp({ settings: testSettings({ logLevel: 'debug' }), database, now: () => NOW, isDraining: () => false, logTo: { write: (line) => lines.push(line) }, messenger });
  expect((await broken.inject({ method: 'POST', url: startFollow.path, payload: { waybillNo: WAYBILL_NO, email: EMAIL } })).statusCode).toBe(200);
  await broken.close();

  const log = lines.join('\n');
  expect(log).toContain('email not sent, it will be tried again');
  expect([EMAIL, 'zahra', token, WAYBILL_NO].filter((secret) => log.includes(secret))).toEqual([]);
});
