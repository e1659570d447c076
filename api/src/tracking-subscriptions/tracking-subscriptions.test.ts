import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';
import { confirmFollow, followState, startFollow, stopFollow, unsubscribeFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { PushedEvent } from '@amberlane/contract/calls/push';
import { pushQueue } from '../push/push-queue.ts';
import { pushService } from '../push/service.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { deleteExpired } from '../retention/delete-expired.ts';

const START = new Date('2026-11-20T10:30:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FACTS = { product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weightGrams: 900, pieces: 1 };

describeOnOneDatabase('email updates about a parcel', (open) => {
  let api: TestApi;
  let serial = 0;
  let waybillNo = '';
  /** Distinct for each test, so that limits by address do not meet. */
  let email = '';

  beforeAll(async () => {
    api = await startTestApi(open, { now: START });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    serial += 1;
    waybillNo = completeWaybillNo('GH', String(serial).padStart(11, '0'));
    email = `reader${serial}@example.com`;
    api.setTime(START);
    await push('PICKED_UP', -2 * HOUR, { waybill: FACTS });
  });

  async function push(code: string, offsetMs: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const { db } = api.database;
    // An event comes when it was made, or later.
    if (START.getTime() + offsetMs > api.now().getTime()) passTo(offsetMs);
    const service = pushService({ db, now: api.now, queue: pushQueue({ atOnce: 1, waiting: 8 }) });
    const event = { waybillNo, eventId: randomUUID(), code, place: 'NG-LOS', occurredAt: new Date(START.getTime() + offsetMs).toISOString(), ...more };
    expect(await service([event satisfies Partial<Record<keyof PushedEvent, unknown>>], true)).toMatchObject({ accepted: 1 });
  }
  const passTo = (offsetMs: number): void => api.setTime(new Date(START.getTime() + offsetMs));
  const deliver = (): Promise<void> => api.deliver();
  const emails = async () => (await api.outbox()).filter(({ to }) => to === email);
  const newest = async () => {
    const [email] = await emails();
    if (!email) throw new Error('no email came');
    return email;
  };
  const tokenIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const start = (locale: Locale = 'en', country = 'GH') => api.ask(startFollow, { waybillNo, email }, { locale, headers: { countrycode: country } });
  /** Asked and confirmed; gives the token of the email. */
  async function subscribe(locale: Locale = 'en', country = 'GH'): Promise<string> {
    await start(locale, country);
    const token = tokenIn((await newest()).text);
    await api.ask(confirmFollow, { token });
    return token;
  }

  describe('asking', () => {
    it('sends one email with a link, and nothing else before it is answered', async () => {
      expect(await start()).toEqual({ waybillNo, confirmBy: new Date(START.getTime() + 48 * HOUR).toISOString() });
      const [message, ...others] = await emails();
      expect(others).toEqual([]);
      expect(message?.subject).toContain(waybillNo);
      expect(message?.text).toMatch(/http:\/\/localhost:\d+\/gh-en\/track\/follow\?token=[\w-]{43}\n/);
      expect(message?.unsubscribe).toBeUndefined();
      await push('OUT_FOR_DELIVERY', HOUR);
      await deliver();
      expect(await emails()).toHaveLength(1);
    });

    it.each([
      ['fr', 'MA', '/ma-fr/track/follow', 'Veuillez confirmer'],
      ['tr', 'TR', 'http://tr.localhost', 'onaylayın'],
      ['ur', 'GH', '/pk-ur/track/follow', 'تصدیق'],
      ['zh-CN', 'TR', '/gh-cn/track/follow', '请'],
    ] as const)('writes %s as it was asked on a page of %s', async (locale, country, link, word) => {
      await start(locale, country);
      const { text } = await newest();
      expect(text).toContain(locale === 'zh-CN' ? '-cn/track/follow' : link);
      expect(text).toContain(word);
    });

    it('is answered the same for an address that is subscribed already, which is told so by mail', async () => {
      const first = await start();
      await api.ask(confirmFollow, { token: tokenIn((await newest()).text) });
      expect(await start()).toEqual(first);
      const { subject, unsubscribe } = await newest();
      expect(subject).toContain('already');
      expect(unsubscribe).toContain('/v1/api/track/follow/unsubscribe/');
    });

    it('by somebody else changes neither language nor market of the emails', async () => {
      await subscribe('fr', 'MA');
      await start('ur', 'PK');
      expect((await newest()).subject).toContain('déjà');
    });

    it.each([
      ['a number with a fault', { waybillNo: 'GH520938177408' }, ERROR.WAYBILL_MALFORMED],
      ['an unknown number', { waybillNo: completeWaybillNo('GH', '99999999999') }, ERROR.NO_TRACK_INFO],
      ['no address', { email: 'ama@example' }, ERROR.VALIDATION],
      ['two addresses', { email: 'a@example.com,b@example.com' }, ERROR.VALIDATION],
      ['a header in the address', { email: 'a@example.com\r\nbcc: b@example.com' }, ERROR.VALIDATION],
    ])('is refused for %s', async (_name, wrong, code) => {
      expect(await api.refused(startFollow, { waybillNo, email, ...wrong })).toMatchObject({ code });
      expect(await emails()).toEqual([]);
    });

    it('is refused for a parcel that is at its end', async () => {
      await push('DELIVERED', -HOUR, { handover: 'RECEIVER' });
      expect(await api.refused(startFollow, { waybillNo, email })).toMatchObject({ code: ERROR.FOLLOW_ENDED, status: 409 });
    });

    it('sends a program that fills in what people do not see nothing, and tells it what all are told', async () => {
      expect(await api.ask(startFollow, { waybillNo, email, homepage: 'http://spam.example' })).toMatchObject({ waybillNo });
      expect(await emails()).toEqual([]);
    });

    it('sends three emails a day about one parcel to one address, and six to an address', async () => {
      for (let time = 0; time < 3; time += 1) await start();
      expect(await api.refused(startFollow, { waybillNo, email })).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS, status: 429 });
      expect(await emails()).toHaveLength(3);
    });
  });

  describe('the link of an email', () => {
    it('changes nothing by being looked at', async () => {
      await start();
      const token = tokenIn((await newest()).text);
      const state = { waybillNo, state: 'pending', address: `r***@example.com`, confirmBy: new Date(START.getTime() + 48 * HOUR).toISOString() };
      expect(await api.ask(followState, { token })).toMatchObject(state);
      expect(await api.ask(followState, { token })).toMatchObject(state);
    });

    it('confirms once and for all, stops, and subscribes again', async () => {
      const token = await subscribe();
      expect(await api.ask(confirmFollow, { token })).toMatchObject({ state: 'following', confirmBy: null });
      expect(await api.ask(stopFollow, { token })).toMatchObject({ state: 'stopped' });
      expect(await api.ask(stopFollow, { token })).toMatchObject({ state: 'stopped' });
      await push('OUT_FOR_DELIVERY', HOUR);
      await deliver();
      expect(await emails()).toHaveLength(1);
      expect(await api.ask(confirmFollow, { token })).toMatchObject({ state: 'following' });
      await push('DELIVERED', 2 * HOUR, { handover: 'FAMILY' });
      await deliver();
      expect((await newest()).subject).toContain('Delivered in Lagos – signed for by a household member');
    });

    it('works for two days, and is over without a trace of the address', async () => {
      await start();
      const token = tokenIn((await newest()).text);
      passTo(48 * HOUR + 1);
      for (const call of [followState, confirmFollow, stopFollow]) expect(await api.refused(call, { token })).toMatchObject({ code: ERROR.FOLLOW_LINK_OVER, status: 404 });
      await deleteExpired(api.database.db, api.now());
      expect(await api.database.db.selectFrom('follower').select('id').where('email', '=', email).execute()).toEqual([]);
    });

    it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('that is none is refused: %s', async (token) => {
      expect(await api.refused(followState, { token })).toMatchObject({ code: ERROR.FOLLOW_LINK_OVER });
    });

    it('stands in no table as it is', async () => {
      const token = await subscribe();
      expect(JSON.stringify(await api.database.db.selectFrom('follow_token').selectAll().execute())).not.toContain(token);
    });
  });

  describe('news', () => {
    it('come one by one, with time and place of the event and a way to stop', async () => {
      await subscribe();
      await push('DEPARTED_AIR', HOUR, { towards: 'GH-ACC' });
      await deliver();
      const { subject, text, unsubscribe } = await newest();
      expect(subject).toBe(`Departed Lagos by air for Accra · \u2066${waybillNo}\u2069`);
      expect(text).toContain('20 November 2026 at 12:30 \u2066UTC+1\u2069 · Lagos');
      expect(text).toContain(`/gh-en/track?numbers=${waybillNo}`);
      expect(text).toMatch(/To unsubscribe:\n\S+\/gh-en\/track\/follow\?token=[\w-]{43}\n/);
      expect(unsubscribe).toMatch(/^http:\/\/localhost:\d+\/v1\/api\/track\/follow\/unsubscribe\/[\w-]{43}$/);
      await deliver();
      expect(await emails()).toHaveLength(2);
    });

    it.each(LOCALES)('are written in %s without an English word or an open mark', async (locale) => {
      await subscribe(locale, 'GH');
      await push('CUSTOMS_HELD', HOUR, { reason: 'DUTY_UNPAID' });
      await deliver();
      const { subject, text } = await newest();
      expect(subject + text).not.toMatch(/[{}]/);
      if (locale !== 'en') expect(text.replace(/https?:\S+|Amberlane|UTC|Lagos/g, '')).not.toMatch(/\b(?:the|customs|parcel)\b/i);
      expect(LOCALE_FACTS[locale].dir === 'rtl' ? /[\u0660-\u0669\u06f0-\u06f9]/.test(text) : false).toBe(false);
    });

    it('tell nothing that no reader cares about, nothing twice and nothing old', async () => {
      await subscribe();
      await push('ARRIVED_COUNTRY', HOUR);
      await deliver();
      await push('IMPORT_CUSTOMS', 2 * HOUR);
      await push('DEPARTED_AIR', HOUR / 2, { towards: 'GH-ACC' });
      await deliver();
      expect((await emails()).map(({ subject }) => subject.split(' · ')[0])).toEqual(['Arrived in destination country – Lagos', expect.stringContaining('Confirm')]);
    });

    it('that wait for the mail server are overtaken by newer ones', async () => {
      await subscribe();
      await push('ARRIVED_COUNTRY', HOUR);
      await push('CUSTOMS_RELEASED', 2 * HOUR);
      await deliver();
      expect((await emails()).map(({ subject }) => subject.split(' · ')[0])).toEqual(['Cleared customs in Lagos', expect.stringContaining('Confirm')]);
    });

    it('end with the parcel, and the address is deleted after two weeks', async () => {
      const token = await subscribe();
      await push('DELIVERED', HOUR, { handover: 'RECEIVER' });
      await deliver();
      const { text, unsubscribe } = await newest();
      expect(text).toContain('last email about this parcel. We will delete your email address on Friday, 4 December 2026');
      expect(unsubscribe).toBeDefined();
      expect(await api.ask(followState, { token })).toMatchObject({ state: 'ended' });
      expect(await api.ask(confirmFollow, { token })).toMatchObject({ state: 'ended' });
      await deleteExpired(api.database.db, new Date(START.getTime() + 13 * DAY));
      expect(await api.ask(followState, { token })).toMatchObject({ state: 'ended' });
      await deleteExpired(api.database.db, new Date(START.getTime() + 15 * DAY));
      expect(await api.refused(followState, { token })).toMatchObject({ code: ERROR.FOLLOW_LINK_OVER });
    });

    it('leave once when several processes look for them', async () => {
      await subscribe();
      await push('READY_AT_POINT', HOUR);
      await Promise.all([deliver(), deliver(), deliver()]);
      expect(await emails()).toHaveLength(2);
    });

    it('are owed only by what was written', async () => {
      await subscribe();
      const { db } = api.database;
      const before = await db.selectFrom('mail_outbox').select('id').orderBy('id').execute();
      await expect(
        db.transaction().execute(async (transaction) => {
          const { queueUpdates } = await import('./queue-updates.ts');
          await queueUpdates(transaction, [{ waybillNo, eventId: 'x', code: 'DELIVERED', occurredAt: new Date(START.getTime() + HOUR) }], START);
          throw new Error('died');
        }),
      ).rejects.toThrow('died');
      expect(await db.selectFrom('mail_outbox').select('id').orderBy('id').execute()).toEqual(before);
    });
  });

  describe('the one click of a mail program', () => {
    const click = (token: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
      api.app.inject({ method: 'POST', url: unsubscribeFollow.path.replace('{token}', token), headers: { 'content-type': type }, payload });

    it.each([
      ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['a form in parts', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'],
    ])('unsubscribes with %s', async (_name, type, payload) => {
      const token = await subscribe();
      const response = await click(token, payload, type);
      expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: { stopped: true } }]);
      expect(await api.ask(followState, { token })).toMatchObject({ state: 'stopped' });
      expect((await click(token)).statusCode).toBe(200);
    });

    it('stops nothing without the token, and nothing by being looked at', async () => {
      const token = await subscribe();
      expect((await click('A'.repeat(43))).statusCode).toBe(404);
      expect((await api.app.inject({ method: 'GET', url: unsubscribeFollow.path.replace('{token}', token) })).statusCode).toBeGreaterThanOrEqual(400);
      expect(await api.ask(followState, { token })).toMatchObject({ state: 'following' });
    });
  });
});
