import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { confirmFollow, followState, startFollow, startFollowList, stopAllFollows, stopFollow, unsubscribeFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import { pushQueue } from '../push/push-queue.ts';
import { pushService } from '../push/service.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const START = new Date('2026-11-20T10:30:00Z');
const HOUR = 3_600_000;
const FACTS = { product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weightGrams: 900, pieces: 1 };

describeOnOneDatabase('email updates about several parcels', (open) => {
  let api: TestApi;
  let serial = 0;
  let numbers: readonly [string, string, string] = ['', '', ''];
  /** Distinct for each test, so that limits by address do not meet. */
  let email = '';

  beforeAll(async () => {
    api = await startTestApi(open, { now: START });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    const next = () => completeWaybillNo('GH', String((serial += 1)).padStart(11, '0'));
    numbers = [next(), next(), next()];
    email = `reader${serial}@example.com`;
    api.setTime(START);
    for (const waybillNo of numbers) await push(waybillNo, 'PICKED_UP', -2 * HOUR, { waybill: FACTS });
  });

  async function push(waybillNo: string, code: string, offsetMs: number, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const at = new Date(START.getTime() + offsetMs);
    if (at > api.now()) api.setTime(at);
    const service = pushService({ db: api.database.db, now: api.now, queue: pushQueue({ atOnce: 1, waiting: 8 }) });
    expect(await service([{ waybillNo, eventId: randomUUID(), code, place: 'NG-LOS', occurredAt: at.toISOString(), ...more }], true)).toMatchObject({ accepted: 1 });
    await api.deliver();
  }
  const emails = async () => (await api.outbox()).filter(({ to }) => to === email);
  const newest = async () => {
    const [message] = await emails();
    if (!message) throw new Error('no email came');
    return message;
  };
  const tokenIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  const start = (waybillNos = numbers.join(', '), locale: Locale = 'en') => api.ask(startFollowList, { waybillNos, email }, { locale, headers: { countrycode: 'GH' } });
  async function subscribe(): Promise<string> {
    await start();
    const token = tokenIn((await newest()).text);
    await api.ask(confirmFollow, { token });
    return token;
  }
  const statesOf = async (token: string) => (await api.ask(followState, { token })).parcels.map(({ state }) => state);

  it('asks to confirm all parcels that are under way with one email', async () => {
    await push(numbers[1], 'DELIVERED', -HOUR, { handover: 'RECEIVER' });
    const unknown = completeWaybillNo('GH', '99999999999');
    const open = [numbers[0], numbers[2]];
    expect(await start([...numbers, unknown, 'no number'].join('\n'))).toEqual({ waybillNos: open, confirmBy: new Date(START.getTime() + 48 * HOUR).toISOString() });
    const [message, ...others] = await emails();
    expect(others).toEqual([]);
    expect(message?.subject).toBe('Confirm email updates for 2 parcels');
    for (const number of open) expect(message?.text).toContain(number);
    expect(message?.text).not.toContain(numbers[1]);
    expect(message?.text.match(/track\/follow\?token=/g)).toHaveLength(1);
    await push(numbers[0], 'OUT_FOR_DELIVERY', HOUR);
    expect(await emails()).toHaveLength(1);
  });

  it('confirms all with one click, and tells of each parcel', async () => {
    await start();
    const token = tokenIn((await newest()).text);
    expect(await api.ask(followState, { token })).toMatchObject({ state: 'pending', parcels: numbers.map((waybillNo) => ({ waybillNo, state: 'pending' })), followsMore: false });
    expect(await api.ask(confirmFollow, { token })).toMatchObject({ state: 'following', confirmBy: null });
    await push(numbers[0], 'OUT_FOR_DELIVERY', HOUR);
    await push(numbers[2], 'OUT_FOR_DELIVERY', HOUR);
    const [second, first] = await emails();
    expect([first?.subject, second?.subject]).toEqual([expect.stringContaining(numbers[0]), expect.stringContaining(numbers[2])]);
    expect(first?.text).toContain('unsubscribe from one parcel or from all parcels');
  });

  it('stops one parcel and leaves the others, and takes it up again', async () => {
    const token = await subscribe();
    expect(await api.ask(stopFollow, { token, waybillNo: numbers[1] })).toMatchObject({ state: 'following' });
    expect(await statesOf(token)).toEqual(['following', 'stopped', 'following']);
    await push(numbers[1], 'OUT_FOR_DELIVERY', HOUR);
    expect(await emails()).toHaveLength(1);
    await api.ask(confirmFollow, { token, waybillNo: numbers[1] });
    expect(await statesOf(token)).toEqual(['following', 'following', 'following']);
    expect(await api.refused(stopFollow, { token, waybillNo: completeWaybillNo('GH', '99999999999') })).toMatchObject({ code: ERROR.FOLLOW_LINK_OVER });
  });

  it('stops all parcels with one click, from the email about one of them too', async () => {
    const listToken = await subscribe();
    await push(numbers[0], 'OUT_FOR_DELIVERY', HOUR);
    const token = tokenIn((await newest()).text);
    expect(await api.ask(followState, { token })).toMatchObject({ parcels: [{ waybillNo: numbers[0], state: 'following' }], followsMore: true });
    expect(await api.ask(stopAllFollows, { token })).toMatchObject({ state: 'stopped', followsMore: false });
    expect(await statesOf(listToken)).toEqual(['stopped', 'stopped', 'stopped']);
    await push(numbers[2], 'OUT_FOR_DELIVERY', 2 * HOUR);
    expect(await emails()).toHaveLength(2);
  });

  it('stops nobody else’s updates', async () => {
    const token = await subscribe();
    const other = 'someone-else@example.com';
    await api.ask(startFollow, { waybillNo: numbers[0], email: other });
    const theirs = tokenIn((await api.outbox()).find(({ to }) => to === other)?.text ?? '');
    await api.ask(confirmFollow, { token: theirs });
    await api.ask(stopAllFollows, { token });
    expect(await statesOf(theirs)).toEqual(['following']);
  });

  it('is answered the same for an address that gets all of it, which is told so by mail with a one-click unsubscription', async () => {
    const first = await start();
    await api.ask(confirmFollow, { token: tokenIn((await newest()).text) });
    expect(await start()).toEqual(first);
    const { subject, text, unsubscribe = '' } = await newest();
    expect(subject).toBe('You already receive updates for 3 parcels');
    const { pathname } = new URL(unsubscribe);
    expect((await api.app.inject({ method: 'POST', url: pathname, payload: {} })).statusCode).toBe(200);
    expect(pathname).toContain(unsubscribeFollow.path.replace('{token}', ''));
    expect(await statesOf(tokenIn(text))).toEqual(['stopped', 'stopped', 'stopped']);
  });

  it('asks to confirm only what is new', async () => {
    await api.ask(startFollow, { waybillNo: numbers[0], email });
    await api.ask(confirmFollow, { token: tokenIn((await newest()).text) });
    expect((await start()).waybillNos).toEqual(numbers);
    const { text } = await newest();
    expect(text).not.toContain(numbers[0]);
    expect(await statesOf(tokenIn(text))).toEqual(['pending', 'pending']);
  });

  it.each(LOCALES)('is written in %s without an open mark', async (locale) => {
    await start(undefined, locale);
    const { subject, text } = await newest();
    expect(subject + text).not.toMatch(/[{}]/);
    expect(subject).toContain('3');
    if (locale !== 'en') expect(text.replace(/https?:\S+|Amberlane|UTC/g, '')).not.toMatch(/\b(?:the|confirm|parcels?)\b/i);
  });

  it.each([
    ['no number of ours', { waybillNos: 'a, b' }, ERROR.WAYBILL_MALFORMED],
    ['unknown numbers', { waybillNos: completeWaybillNo('GH', '99999999999') }, ERROR.NO_TRACK_INFO],
    ['more than a query holds', { waybillNos: Array.from({ length: 21 }, (_, index) => completeWaybillNo('GH', String(500 + index).padStart(11, '0'))).join(',') }, ERROR.TOO_MANY_WAYBILLS],
    ['no address', { email: 'ama@example' }, ERROR.VALIDATION],
  ])('is refused for %s', async (_name, wrong, code) => {
    expect(await api.refused(startFollowList, { waybillNos: numbers.join(','), email, ...wrong })).toMatchObject({ code });
    expect(await emails()).toEqual([]);
  });

  it('is refused when all parcels are at their end', async () => {
    for (const number of numbers) await push(number, 'DELIVERED', -HOUR, { handover: 'RECEIVER' });
    expect(await api.refused(startFollowList, { waybillNos: numbers.join(','), email })).toMatchObject({ code: ERROR.FOLLOW_ENDED });
  });

  it('sends a program that fills in what people do not see nothing', async () => {
    expect(await api.ask(startFollowList, { waybillNos: numbers.join(','), email, homepage: 'http://spam.example' })).toMatchObject({ waybillNos: numbers });
    expect(await emails()).toEqual([]);
  });

  it('counts against the limits of each parcel and of the address as one email', async () => {
    for (let time = 0; time < 3; time += 1) await start();
    expect(await api.refused(startFollowList, { waybillNos: numbers.join(','), email })).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS, status: 429 });
    expect(await api.refused(startFollow, { waybillNo: numbers[2], email })).toMatchObject({ code: ERROR.TOO_MANY_REQUESTS });
    expect(await emails()).toHaveLength(3);
  });
});
