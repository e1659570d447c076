import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { queryOwnFollows, startFollow, startOwnFollow, stopOwnFollow } from '@amberlane/contract/calls/tracking-subscriptions';
import type { SubscriptionTable } from '../database/tables/tracking-subscriptions.ts';
import type { WaybillTable } from '../database/tables.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const NOW = new Date('2026-11-20T10:30:00Z');
const HOUR = 3_600_000;
const before = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR);

describeOnBothDatabases('the parcels that a customer follows', (open) => {
  let api: TestApi;
  let serial = 0;
  beforeAll(async () => {
    api = await startTestApi(open, { now: NOW });
  });
  afterAll(() => api.close());

  interface Follow {
    readonly code?: WaybillTable['latest_code'];
    readonly state?: SubscriptionTable['state'];
    readonly hoursAgo?: number;
    readonly keepUntil?: Date;
  }

  async function follow(email: string, { code = 'PICKED_UP', state = 'following', hoursAgo = 1, keepUntil = before(-24) }: Follow = {}): Promise<string> {
    const { db } = api.database;
    serial += 1;
    const waybill_no = completeWaybillNo('GH', String(serial).padStart(11, '0'));
    const at = before(hoursAgo);
    const facts = { mall_no: null, product: 'smallParcel', origin: 'CN-CAN', destination: 'GH-ACC', weight_grams: 900, pieces: 1, upstream: null } as const;
    await db.insertInto('waybill').values({ waybill_no, ...facts, latest_code: code, latest_at: at, created_at: at }).execute();
    const reason = code === 'CUSTOMS_HELD' ? ('INSPECTION' as const) : null;
    const none = { reason, handover: null, disposal: null, attempt: null, towards: null, site: null };
    await db.insertInto('track_event').values({ waybill_no, event_id: randomUUID(), code, place: 'GH-ACC', occurred_at: at, received_at: at, ...none }).execute();
    await db.insertInto('follower').values({ id: randomUUID(), waybill_no, email, country: 'GH', locale: 'en', state, told_at: at, confirm_by: at, keep_until: keepUntil }).execute();
    return waybill_no;
  }
  async function signIn() {
    const { token, accountId } = await api.signIn();
    return { token, email: `${accountId}@example.com`, accountId };
  }
  const numbersOf = async (token: string) => (await api.ask(queryOwnFollows, {}, { token })).list.map(({ waybillNo }) => waybillNo);

  it('are those under way that its own address gets emails about, the newest event first', async () => {
    const { token, email } = await signIn();
    const older = await follow(email, { hoursAgo: 9 });
    const newer = await follow(email, { code: 'CUSTOMS_HELD', hoursAgo: 2 });
    await follow('neighbour@example.com');
    await follow(email, { state: 'pending' });
    await follow(email, { state: 'stopped' });
    await follow(email, { code: 'DELIVERED' });
    await follow(email, { keepUntil: before(1) });
    expect(await api.ask(queryOwnFollows, {}, { token })).toEqual({
      list: [
        { waybillNo: newer, latestCode: 'CUSTOMS_HELD', latestReason: 'INSPECTION', latestAt: before(2).toISOString(), place: 'Accra', timeZone: 'Africa/Accra' },
        { waybillNo: older, latestCode: 'PICKED_UP', latestReason: null, latestAt: before(9).toISOString(), place: 'Accra', timeZone: 'Africa/Accra' },
      ],
      total: 2,
      address: email,
    });
  });

  it('are none for an account that has a phone alone', async () => {
    const { token, accountId, email } = await signIn();
    await follow(email);
    await api.database.db.updateTable('account').set({ email: null, phone: '+233201234567' }).where('id', '=', accountId).execute();
    expect(await api.ask(queryOwnFollows, {}, { token })).toEqual({ list: [], total: 0, address: null });
  });

  it('begin at once at the address of the account, without a letter, once more after they were stopped', async () => {
    const { token, email } = await signIn();
    const [first, second, delivered] = [await follow('neighbour@example.com'), await follow('neighbour@example.com', { hoursAgo: 2 }), await follow('neighbour@example.com', { code: 'DELIVERED' })];
    const letters = async () => (await api.database.db.selectFrom('mail_outbox').innerJoin('follower', 'follower.id', 'mail_outbox.regarding').select('mail_outbox.id').where('follower.email', '=', email).where('mail_outbox.state', '!=', 'withdrawn').execute()).length;
    const answer = await api.ask(startOwnFollow, { waybillNos: `${first.toLowerCase()}, ${second} ${delivered}` }, { token });
    expect(answer).toEqual({ waybillNos: [first, second].sort(), address: email });
    expect(await numbersOf(token)).toEqual([first, second]);
    await api.ask(stopOwnFollow, { waybillNo: first }, { token });
    await api.ask(startOwnFollow, { waybillNos: first }, { token });
    expect(await numbersOf(token)).toEqual([first, second]);
    expect(await letters()).toBe(0);
  });

  it('take back the letter that asks for a confirmation, while it waits', async () => {
    const { token, email } = await signIn();
    const number = await follow('neighbour@example.com');
    await api.ask(startFollow, { waybillNo: number, email, homepage: '' });
    await api.ask(startOwnFollow, { waybillNos: number }, { token });
    expect(await numbersOf(token)).toEqual([number]);
    const { state } = await api.database.db.selectFrom('follower').select('state').where('waybill_no', '=', number).where('email', '=', email).executeTakeFirstOrThrow();
    expect(state).toBe('following');
  });

  it('do not begin for numbers of no parcel under way, nor for an account without an email address', async () => {
    const { token, accountId } = await signIn();
    const [open, delivered] = [await follow('neighbour@example.com'), await follow('neighbour@example.com', { code: 'DELIVERED' })];
    expect(await api.refused(startOwnFollow, { waybillNos: delivered }, { token })).toMatchObject({ code: ERROR.FOLLOW_ENDED });
    expect(await api.refused(startOwnFollow, { waybillNos: completeWaybillNo('GH', '99999999999') }, { token })).toMatchObject({ code: ERROR.NO_TRACK_INFO });
    expect(await api.refused(startOwnFollow, { waybillNos: 'GH12' }, { token })).toMatchObject({ code: ERROR.WAYBILL_MALFORMED });
    await api.database.db.updateTable('account').set({ email: null, phone: '+233201234568' }).where('id', '=', accountId).execute();
    expect(await api.refused(startOwnFollow, { waybillNos: open }, { token })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await numbersOf(token)).toEqual([]);
  });

  it('can be stopped by their owner alone, each for itself', async () => {
    const [owner, stranger] = [await signIn(), await signIn()];
    const [first, second] = [await follow(owner.email), await follow(owner.email, { hoursAgo: 3 })];
    expect(await api.refused(stopOwnFollow, { waybillNo: first }, { token: stranger.token })).toMatchObject({ status: 404, code: ERROR.NOT_FOUND });
    expect(await numbersOf(owner.token)).toEqual([first, second]);
    expect((await api.ask(stopOwnFollow, { waybillNo: first.toLowerCase() }, { token: owner.token })).list.map(({ waybillNo }) => waybillNo)).toEqual([second]);
    expect(await api.refused(stopOwnFollow, { waybillNo: first }, { token: owner.token })).toMatchObject({ code: ERROR.NOT_FOUND });
  });
});
