/** Goes in, out and in again, and looks for what was secret or personal on the way in what was written down. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generate } from 'otplib';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { readMailbox } from '../mail/local-mailbox.ts';
import { openMemory } from '../testing/test-databases.ts';
import { testSettings } from '../testing/test-api.ts';

const EMAIL = 'zahra.private@mail.example';
const PHONE = '+923015550199';
const PASSWORD = 'Harmattan#2026';
const NEXT = 'Khamsin#2026';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory('reference');
});
afterAll(() => database.close());

it('no token, code, ticket, password, key of an authenticator app, mail address or phone of a customer is logged', async () => {
  const lines: string[] = [];
  let time = new Date('2026-11-20T10:30:00Z');
  const app = await buildApp({ settings: testSettings({ logLevel: 'debug' }), database, now: () => time, isDraining: () => false, logTo: { write: (line) => lines.push(line) } });
  const post = async (url: string, payload: object, token = ''): Promise<Record<string, unknown>> => {
    const response = await app.inject({ method: 'POST', url, payload, headers: { token, version: '1.0.0' } });
    return z.object({ data: z.record(z.string(), z.unknown()).default({}) }).parse(response.json()).data;
  };
  const picture = async (purpose: string) => {
    const response = await app.inject({ url: '/oms/verifyCode/getImageVerifyCode', query: { purpose } });
    return { captchaId: z.object({ data: z.object({ captchaId: z.string() }) }).parse(response.json()).data.captchaId, captchaCode: 'abcd' };
  };
  const newestCode = async () => (await readMailbox(database.db, 1))[0]?.code ?? '';

  await post('/oms/website/user/register', { userName: EMAIL, password: PASSWORD, confirmPassword: PASSWORD, agreement: true, ...(await picture('register')) });
  const codes = [await newestCode()];
  const { accessToken } = await post('/oms/website/user/login', { userName: EMAIL, password: PASSWORD, verifyCode: codes[0] });
  await post('/oms/website/user/login', { userName: EMAIL, password: 'Wrong#2026' });
  await post('/v1/api/verifyCode/getSmsCode', { userName: PHONE, ...(await picture('code')) });
  codes.push(await newestCode());
  await post('/v1/api/user/login', { userName: PHONE, verifyCode: codes[1] });
  time = new Date(time.getTime() + 61_000);
  await post('/oms/website/mail/resetEmail', { userName: EMAIL, ...(await picture('code')) });
  codes.push(await newestCode());
  const { ticket } = await post('/oms/verifyCode/resetCheck', { userName: EMAIL, verifyCode: codes[2] });
  await post('/oms/website/user/reset', { ticket, password: NEXT, confirmPassword: NEXT });
  time = new Date(time.getTime() + 60_000);
  const signedIn = String((await post('/oms/website/user/login', { userName: EMAIL, password: NEXT })).accessToken);
  const { secret } = await post('/v1/api/user/startSecondFactor', { password: NEXT }, signedIn);
  const totpCode = await generate({ secret: String(secret), epoch: Math.floor(time.getTime() / 1000) });
  const { recoveryCodes } = await post('/v1/api/user/confirmSecondFactor', { totpCode }, signedIn);
  const recovery = z.array(z.string()).parse(recoveryCodes);
  await post('/oms/website/user/login', { userName: EMAIL, password: NEXT, totpCode: recovery[0] });
  await app.inject({ url: '/oms/user/logout', headers: { token: String(accessToken), version: '1.0.0' } });
  await app.close();

  const secrets = [...codes, accessToken, ticket, secret, totpCode, ...recovery, PASSWORD, NEXT, EMAIL, 'zahra', PHONE, '3015550199'].map(String);
  expect(secrets.filter((secret) => secret.length < 5)).toEqual([]);
  const log = lines.map((line) => JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(line)), time: 0, ms: 0, reqId: '', pid: 0 })).join('\n');
  expect(lines.length).toBeGreaterThan(10);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
