/** What an operator sees of the API, and that it stays small whatever strangers send. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getImageVerifyCode, getSmsCode } from '@amberlane/contract/calls/verification';
import { queryTrack } from '@amberlane/contract/calls/tracking';
import { sql } from 'kysely';
import { DeliveryError, type Message } from '../mail/messenger.ts';
import { queueEmails } from '../mail/outbox.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnBothDatabases('metrics of the API', (open) => {
  let api: TestApi;
  let isDown = false;
  const send = async (_message: Message): Promise<void> => {
    if (isDown) throw new DeliveryError('SMTP 421');
  };
  const scrape = async (): Promise<string> => (await api.app.inject('/metrics')).body;
  const lines = async (name: string): Promise<string[]> => (await scrape()).split('\n').filter((line) => line.startsWith(name));

  beforeAll(async () => {
    api = await startTestApi(open, { messenger: { send }, settings: { numbersPerMinute: 20 } });
  });
  afterAll(() => api.close());

  it('show the pool and the time of queries by what they do', async () => {
    await api.database.db.selectFrom('account').select('id').where('email', '=', 'secret@example.com').execute();
    await expect(sql`select 1 / 0`.execute(api.database.db)).rejects.toThrow();
    const text = await scrape();
    expect(text).toMatch(/^api_database_connections\{state="total"\} [1-9]/m);
    expect(text).toMatch(/^api_database_connections\{state="waiting"\} \d/m);
    expect(text).toMatch(/^api_query_duration_seconds_count\{operation="select",result="done"\} [1-9]/m);
    expect(text).toMatch(/^api_query_duration_seconds_count\{operation="raw",result="failed"\} 1$/m);
    expect(text).not.toContain('secret@example.com');
  });

  it('show how many emails wait, and how long the oldest has', async () => {
    await api.database.db.transaction().execute((tx) => queueEmails(tx, [{ kind: 'planted', regarding: 'A', recipient: 'ama@example.com', params: '{}' }], api.now()));
    api.setTime(new Date(api.now().getTime() + 120_000));
    expect(await lines('api_email_queue')).toEqual(['api_email_queue_waiting 1', 'api_email_queue_oldest_age_seconds 120']);
  });

  it('count codes by channel and by whether the provider took them', async () => {
    const order = async (userName: string): Promise<number> => {
      const { captchaId } = await api.ask(getImageVerifyCode, { purpose: 'code' });
      return (await api.send(getSmsCode, { userName, purpose: 'register', captchaId, captchaCode: 'abcd' })).statusCode;
    };
    expect(await order('new@example.com')).toBe(200);
    isDown = true;
    expect(await order('other@example.com')).toBe(502);
    isDown = false;
    expect(await lines('api_codes_total{channel="mail"')).toEqual(['api_codes_total{channel="mail",result="sent"} 1', 'api_codes_total{channel="mail",result="failed"} 1']);
  });

  it('count limits by name, and never by whom they stopped', async () => {
    for (let call = 0; call < 30; call += 1) await api.app.inject({ method: 'POST', url: queryTrack.path, payload: { waybillNos: ['NG407183529669'] }, remoteAddress: '192.0.2.77' });
    expect((await lines('api_limit_hits_total')).join('\n')).toMatch(/^api_limit_hits_total\{limit="address"\} [1-9]/m);
    expect(await scrape()).not.toMatch(/192\.0\.2|example\.com/);
  });

  it('count codes that a limit of deliveries held back', async () => {
    const order = async (target: string): Promise<number> => {
      const { captchaId } = await api.ask(getImageVerifyCode, { purpose: 'code' });
      return (await api.send(getSmsCode, { userName: target, purpose: 'register', captchaId, captchaCode: 'abcd' }, { headers: { 'x-forwarded-for': '198.51.100.9' } })).statusCode;
    };
    for (let number = 0; number < 10; number += 1) expect(await order(`+25471${number}000001`)).toBe(200);
    expect(await order('+254719000002')).toBe(429);
    expect(await lines('api_limit_hits_total{limit="code.mobile')).toEqual(['api_limit_hits_total{limit="code.mobile.network"} 1']);
  });

  it('have as many series as before whatever strangers ask for', async () => {
    const ask = async (round: number): Promise<void> => {
      for (const url of [`/${round}`, `/oms/${round}`, `/v1/api/file/${round}`]) await api.app.inject({ url, remoteAddress: `198.51.100.${round}` });
    };
    for (let round = 0; round < 3; round += 1) await ask(round);
    const before = (await lines('http_')).length;
    for (let round = 10; round < 40; round += 1) await ask(round);
    expect((await lines('http_')).length).toBe(before);
  });
});
