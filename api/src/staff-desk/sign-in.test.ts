import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { DESK_ORIGIN, DESK_PASSWORD, OWN_FORM, testDesk, type TestDesk } from '../testing/test-desk.ts';
import { DEMO_MEMBER, disableMember, renewPassword } from './members.ts';
import { hashPassword } from '../accounts/password-hash.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = new Date('2026-11-20T10:30:00Z');

describeOnOneDatabase('signing in to the staff desk', (open) => {
  let api: TestApi;
  let desk: TestDesk;
  beforeAll(async () => {
    api = await startTestApi(open, { now: START });
    desk = testDesk(api);
    await desk.addMember('ama');
  });
  // Limits are full again after a quarter of an hour.
  beforeEach(() => api.setTime(new Date(api.now().getTime() + HOUR_MS)));
  afterAll(async () => {
    await desk.close();
    await api.close();
  });

  const signIn = (fields: object = {}, headers: Readonly<Record<string, string>> = OWN_FORM) => desk.stranger.post('/sign-in', { login: 'ama', password: DESK_PASSWORD, then: '/', ...fields }, headers);
  const cookieOf = (header: unknown): string => String(header).split(';', 1)[0] ?? '';
  const later = (ms: number): void => api.setTime(new Date(api.now().getTime() + ms));

  it('leads a stranger to the form, and back to the page that was asked for', async () => {
    const asked = await desk.stranger.get('/?tab=log&before=7');
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/sign-in?then=%2F%3Ftab%3Dlog%26before%3D7']);
    const form = await desk.stranger.get(String(asked.headers.location));
    expect(form.payload).toContain('name="then" value="/?tab=log&amp;before=7"');
    const { statusCode, headers } = await signIn({ then: '/?tab=log&before=7' });
    expect([statusCode, headers.location]).toEqual([303, '/?tab=log&before=7']);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/?a=1\r\nSet-Cookie: x=1', '/sign-out'])('never leads to %j', async (then) => {
    expect((await signIn({ then })).headers.location).toBe('/');
    expect((await desk.stranger.get(`/sign-in?then=${encodeURIComponent(then)}`)).payload).toContain('name="then" value="/"');
  });

  it('sets a cookie that no script reads and no other site sends; on https for this host alone', async () => {
    expect((await signIn()).headers['set-cookie']).toMatch(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = await signIn({}, { ...OWN_FORM, origin: 'https://127.0.0.1:8085', 'x-forwarded-for': '10.1.1.1', 'x-forwarded-proto': 'https' });
    expect(secure.headers['set-cookie']).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('keeps no token, only its hash', async () => {
    const token = cookieOf((await signIn()).headers['set-cookie']).slice('staff='.length);
    const rows = await api.database.db.selectFrom('staff_session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says the same to a wrong password, an unknown login and a disabled member, and takes as long', async () => {
    await desk.addMember('gone');
    await disableMember(api.database.db, 'gone', api.now());
    const fastest = async (login: string): Promise<number> => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const from = performance.now();
        const { statusCode, payload } = await signIn({ login, password: 'wrong' });
        times.push(performance.now() - from);
        expect(statusCode).toBe(401);
        expect(payload).toContain('The login or the password is wrong.');
      }
      later(HOUR_MS);
      return Math.min(...times);
    };
    const [known, unknown, disabled] = [await fastest('ama'), await fastest('nobody'), await fastest('gone')];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(disabled).toBeGreaterThan(known / 3);
  });

  it('keeps the login that was typed, never the password', async () => {
    const { payload } = await signIn({ login: '"><script>', password: 'hunter2"' });
    expect(payload).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(payload).not.toContain('hunter2');
    expect((await signIn({ password: '' })).statusCode).toBe(400);
    expect((await signIn({ login: '\0' })).statusCode).toBe(400);
    expect((await signIn({ login: 'a\0ma', password: 'wrong\0' })).statusCode).toBe(401);
  });

  it('lets nobody guess: five tries for a login, thirty from a network, in a quarter of an hour', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn({ password: 'wrong' })).statusCode).toBe(401);
    const refused = await signIn();
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['set-cookie']]).toEqual([429, '180', undefined]);
    expect(refused.payload).toContain('Too many attempts. Try again in 3 min.');
    // Six of this network so far.
    for (let guess = 6; guess < 30; guess += 1) expect((await signIn({ login: `other${guess}`, password: 'wrong' })).statusCode).toBe(401);
    expect((await signIn({ login: 'yet-another' })).statusCode).toBe(429);
    expect((await signIn({ login: 'elsewhere', password: 'wrong' }, { ...OWN_FORM, 'x-forwarded-for': '10.9.9.9' })).statusCode).toBe(401);
    later(3 * MINUTE_MS);
    expect((await signIn()).statusCode).toBe(303);
  });

  it('forgets the tries before a right one', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await signIn({ password: 'wrong' });
      expect((await signIn()).statusCode).toBe(303);
    }
  });

  it('ends a session after an hour without use, and after twelve hours in any case', async () => {
    const idle = desk.visitorWith(cookieOf((await signIn()).headers['set-cookie']));
    later(59 * MINUTE_MS);
    expect((await idle.get('/')).statusCode).toBe(200);
    later(61 * MINUTE_MS);
    expect((await idle.get('/')).statusCode).toBe(303);

    const busy = desk.visitorWith(cookieOf((await signIn()).headers['set-cookie']));
    for (let hour = 0; hour < 13; hour += 1) {
      later(55 * MINUTE_MS);
      expect((await busy.get('/')).statusCode).toBe(200);
    }
    later(6 * MINUTE_MS);
    expect((await busy.get('/')).statusCode).toBe(303);
  });

  it('ends the sessions of a member who is disabled or gets a new password, at once', async () => {
    const { db } = api.database;
    const visitor = await desk.signIn('desk', 'leaving');
    await disableMember(db, 'leaving', api.now());
    expect((await visitor.get('/')).statusCode).toBe(303);
    expect((await signIn({ login: 'leaving' })).statusCode).toBe(401);

    const password = await renewPassword(db, 'leaving', api.now());
    expect((await signIn({ login: 'leaving', password: password ?? '' })).statusCode).toBe(303);
    expect((await signIn({ login: 'leaving' })).statusCode).toBe(401);
  });

  it('signs out by a form alone', async () => {
    const visitor = await desk.signIn();
    expect((await visitor.get('/sign-out')).statusCode).toBe(404);
    const { statusCode, headers } = await visitor.post('/sign-out', {});
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, '/sign-in', 'staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']);
    expect((await visitor.get('/')).statusCode).toBe(303);
  });

  it('takes no form of another site, and none without the token of the session', async () => {
    const visitor = await desk.signIn();
    const other = await desk.signIn();
    const tokenOf = async (who: typeof visitor): Promise<string> => /name="formToken" value="([\w-]+)"/.exec((await who.get('/')).payload)?.[1] ?? '';
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }, { ...OWN_FORM, 'sec-fetch-site': 'cross-site' }, { ...OWN_FORM, 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' }] as Record<string, string>[]) {
      expect([headers, (await visitor.post('/sign-out', {}, headers)).statusCode]).toEqual([headers, 403]);
      expect([headers, (await signIn({}, headers)).statusCode]).toEqual([headers, 403]);
    }
    for (const formToken of ['', 'x', await tokenOf(other)]) expect((await visitor.post('/sign-out', { formToken })).statusCode).toBe(403);
    expect((await visitor.get('/')).statusCode).toBe(200);
    // Browsers without Sec-Fetch-Site, or on a name without https.
    expect((await visitor.post('/sign-out', {}, { origin: DESK_ORIGIN })).statusCode).toBe(303);
  });

  it('takes a token for none that came under two cookies, or is no token', async () => {
    const { headers } = await signIn();
    const cookie = cookieOf(headers['set-cookie']);
    expect((await desk.visitorWith(cookie).get('/')).statusCode).toBe(200);
    for (const broken of [`${cookie}; staff=${'x'.repeat(43)}`, 'staff=', "staff=' or 1=1 --", `token=${cookie.slice(6)}`]) expect((await desk.visitorWith(broken).get('/')).statusCode).toBe(303);
  });

  it('opens nothing to the member of the demo where there is no demo', async () => {
    await api.database.db.insertInto('staff_member').values({ ...DEMO_MEMBER, password_hash: await hashPassword(DESK_PASSWORD), active: true, created_at: START }).execute();
    const real = testDesk(api, { demo: false });
    expect((await real.stranger.post('/sign-in', { login: 'desk', password: DESK_PASSWORD })).statusCode).toBe(401);
    expect((await signIn({ login: 'desk' })).statusCode).toBe(303);
    await real.close();
  });

  it('writes every sign-in down, and no login that there is none of', async () => {
    await signIn({ login: ' AMA ' });
    await signIn({ password: 'wrong' });
    await signIn({ login: 'my password 1' });
    const [typo, wrong, right] = await desk.log();
    expect([typo, wrong, right].map((entry) => [entry?.by, entry?.action, entry?.subject, entry?.detail])).toEqual([
      [null, 'sign-in.refused', '', 'from 127.0.0.1'],
      [null, 'sign-in.refused', 'ama', 'from 127.0.0.1'],
      ['Member ama', 'sign-in', 'ama', 'from 127.0.0.1'],
    ]);
  });

  it('keeps the log as it was written', async () => {
    await signIn();
    await expect(api.database.db.updateTable('staff_log').set({ detail: 'nothing happened' }).execute()).rejects.toThrow('a row of the staff log is never changed');
  });
});
