import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnOneDatabase, openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { localMailbox } from './local-mailbox.ts';

const url = '/demo/outbox.json';

describeOnOneDatabase('the local mailbox', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('keeps the newest five hundred and shows the newest first', async () => {
    const { send } = localMailbox(api.database.db, api.now);
    const older = Array.from({ length: 502 }, (_none, index) => ({ channel: 'sms' as const, recipient: '+233231234567', subject: '', body: `Message ${index + 1}`, code: null, sent_at: api.now() }));
    await api.database.db.insertInto('outbox_message').values(older).execute();
    await send({ channel: 'sms', to: '+233231234567', subject: '', text: 'Message 503', code: '480213' });
    const rows = await api.database.db.selectFrom('outbox_message').select('body').orderBy('id').execute();
    expect([rows.length, rows[0]?.body, rows.at(-1)?.body]).toEqual([500, 'Message 4', 'Message 503']);
    const response = await api.app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const shown: unknown[] = response.json();
    expect(shown[0]).toEqual({ to: '+233231234567', channel: 'sms', subject: '', text: 'Message 503', code: '480213', at: '2026-11-20T10:30:00.000Z' });
    expect(shown).toHaveLength(100);
  });

  it.each([
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['from another machine', { remoteAddress: '203.0.113.9' }],
    ['by a page of a name that was bent to this machine', { headers: { 'sec-fetch-site': 'same-origin' } }],
  ])('does not exist when asked %s', async (_how, options) => {
    expect((await api.app.inject({ url, ...options })).statusCode).toBe(404);
  });
});

describe('outside the demo', () => {
  it('there is no local mailbox', async () => {
    const api = await startTestApi(openMemory, { settings: { demo: false, captchaFixed: null } });
    expect((await api.app.inject({ url })).statusCode).toBe(404);
    await api.close();
  });
});
