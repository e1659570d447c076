/** Lists of orders: which, how many of each status, in what order, page by page. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import { ORDER_STATUSES, type OrderStatus } from '@amberlane/contract/domain/order-states';
import * as orders from '@amberlane/contract/calls/orders';
import { pushTrackEvents } from '@amberlane/contract/calls/push';
import { EVENT_CODES, expressTrackDetails, type EventCode, type EventReason } from '@amberlane/contract/calls/tracking';
import { createKey } from '../api-keys/key-repository.ts';
import { orderForm } from '../testing/order-form.ts';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { readCursor, writeCursor } from './order-cursor.ts';
import { orderStatus, type OrderStage } from './order-status.ts';

const NONE = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]));

describeOnBothDatabases('a list of orders', (open) => {
  let api: TestApi;
  let token: string;
  let made: orders.OrderDetail[];
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
    made = [];
    // Heavier ones cost more; every third was announced by another carrier.
    for (const [index, weightGrams] of [860, 5_000, 2_000, 9_000, 3_000, 7_000].entries()) {
      api.setTime(new Date(api.now().getTime() + 1_000));
      const presend = index % 3 === 0 ? { presend: true, domesticTransOrder: `SF-${index}` } : {};
      made.push(await api.ask(orders.addOrder, orderForm({ weightGrams, mallNo: `P-${index}`, ...presend }), { token }));
    }
    await api.ask(orders.addOrder, { draft: true, mallNo: 'P-draft' }, { token });
    await push(made[1], 'PICKED_UP', 'DEPARTED_AIR');
    await push(made[2], 'DELIVERED');
    await push(made[3], 'PICKUP_SCHEDULED');
    await api.ask(orders.cancelOrder, { id: made[4]?.id }, { token });
  });
  afterAll(() => api.close());

  let pushed = 0;
  async function push(order: orders.OrderDetail | undefined, ...scans: (EventCode | { readonly code: EventCode; readonly reason: EventReason })[]): Promise<void> {
    const headers = { 'x-api-key': await createKey(api.database.db, { name: 'partner', scopes: ['events:write'], expiresAt: null }, api.now()) };
    const origin = await api.database.db.selectFrom('place').select('code').where('country', '=', 'CN').executeTakeFirst();
    const events = scans.map((scan) => {
      pushed += 1;
      return { waybillNo: order?.waybillNo, eventId: `event-${pushed}`, ...(typeof scan === 'string' ? { code: scan } : scan), place: origin?.code, occurredAt: new Date(api.now().getTime() + pushed * 1_000).toISOString() };
    });
    expect(await api.ask(pushTrackEvents, { events }, { headers })).toMatchObject({ accepted: events.length });
  }

  const page = (search: object) => api.ask(orders.queryOrderPage, search, { token });
  const shown = async (search: object) => (await page(search)).list.map(({ mallNo }) => mallNo);

  it('counts every status, whatever statuses are asked for', async () => {
    const counts = { ...NONE, DRAFT: 1, SUBMITTED: 2, ACCEPTED: 1, IN_TRANSIT: 1, DELIVERED: 1, CANCELLED: 1 };
    expect(await page({})).toMatchObject({ total: 7, counts });
    expect(await page({ status: 'DELIVERED' })).toMatchObject({ total: 1, counts });
    expect(await page({ status: 'DELIVERED', statuses: ['DRAFT', 'DELIVERED'] })).toMatchObject({ total: 2, counts });
    expect(await page({ keyword: 'p-2' })).toMatchObject({ total: 1, counts: { ...NONE, DELIVERED: 1 } });
  });

  it('finds those that wait for the sender, counts them beside the statuses, and keeps to the other filters', async () => {
    const sender = await api.signIn();
    const list = (search: object) => api.ask(orders.queryOrderPage, search, { token: sender.token });
    const [failed, held, returned, fine, inspected] = await Promise.all(['Q-0', 'Q-1', 'Q-2', 'Q-3', 'Q-4'].map((mallNo) => api.ask(orders.addOrder, orderForm({ mallNo }), { token: sender.token })));
    await push(failed, 'PICKED_UP', 'OUT_FOR_DELIVERY');
    await push(fine, 'PICKED_UP', 'DEPARTED_AIR');
    await push(inspected, 'PICKED_UP', { code: 'CUSTOMS_HELD', reason: 'INSPECTION' });
    const latest = (order: orders.OrderDetail | undefined, code: EventCode) => api.database.db.updateTable('waybill').set({ latest_code: code }).where('waybill_no', '=', order?.waybillNo ?? '').execute();
    await latest(failed, 'ATTEMPT_FAILED');
    await latest(held, 'CUSTOMS_HELD');
    await latest(returned, 'RETURNED_TO_WAREHOUSE');
    const counts = { ...NONE, IN_TRANSIT: 4, RETURNED: 1 };
    expect(await list({})).toMatchObject({ total: 5, waiting: 3, counts });
    const waiting = await list({ waiting: true });
    expect(waiting).toMatchObject({ total: 3, waiting: 3, counts });
    expect(waiting.list.map(({ mallNo }) => mallNo).sort()).toEqual(['Q-0', 'Q-1', 'Q-2']);
    expect(await list({ waiting: true, status: 'RETURNED' })).toMatchObject({ total: 1, waiting: 3 });
    expect(await list({ waiting: true, keyword: 'q-1' })).toMatchObject({ total: 1, waiting: 1 });
    expect(await list({ waiting: true, status: 'DELIVERED' })).toMatchObject({ total: 0, list: [] });
    const { nextCursor } = await list({ waiting: true, pageSize: 2 });
    expect((await list({ waiting: true, pageSize: 2, cursor: nextCursor })).list).toHaveLength(1);
    expect(await api.ask(orders.exportOrders, { waiting: true, format: 'csv' }, { token: sender.token })).toMatchObject({ rows: 3 });
    expect(await page({})).toMatchObject({ waiting: 0 });
  });

  it('says when a parcel is expected, as tracking does, and of one under way where it was seen last', async () => {
    const sender = await api.signIn();
    const order = await api.ask(orders.addOrder, orderForm(), { token: sender.token });
    const row = async (locale?: 'zh-CN') => (await api.ask(orders.queryOrderPage, {}, { token: sender.token, ...(locale && { locale }) })).list[0];
    const waybill = async () => {
      const found = await api.ask(expressTrackDetails, { waybillNo: order.waybillNo ?? '' }, { token: sender.token });
      return found.outcome === 'found' ? found.waybill : null;
    };
    const tracked = async () => {
      const { from, to } = (await waybill())?.expected ?? {};
      return { from, to };
    };
    for (const [code, next] of [[null, 'DROPPED_OFF'], ['PICKUP_SCHEDULED', 'PICKED_UP']] as const) {
      if (code) await push(order, code);
      expect([code, await row()]).toMatchObject([code, { expected: await tracked(), lastPlace: '', failedAttempts: null }]);
      expect([code, await waybill()]).toMatchObject([code, { nextScan: { code: next } }]);
    }
    await push(order, 'PICKED_UP', 'DEPARTED_AIR');
    const { expected, lastPlace } = (await row()) ?? {};
    expect(lastPlace).not.toBe('');
    expect(expected).toMatchObject(await tracked());
    expect(expected?.timeZone).toBe('Africa/Accra');
    expect(Date.parse(expected?.from ?? '')).toBeGreaterThan(api.now().getTime());
    expect(expected?.to && expected.from <= expected.to).toBe(true);
    await push(order, 'DELIVERED');
    expect(await row()).toMatchObject({ expected: null, lastPlace: '' });
  });

  it('says what customs holds a parcel for, as long as it does', async () => {
    const sender = await api.signIn();
    const order = await api.ask(orders.addOrder, orderForm(), { token: sender.token });
    const row = async () => (await api.ask(orders.queryOrderPage, {}, { token: sender.token })).list[0];
    await push(order, 'PICKED_UP', { code: 'CUSTOMS_HELD', reason: 'DOCUMENTS_MISSING' });
    expect(await row()).toMatchObject({ expressStatus: 'CUSTOMS_HELD', customsReason: 'DOCUMENTS_MISSING' });
    expect(await api.ask(orders.getOrder, { id: order.id }, { token: sender.token })).toMatchObject({ customsReason: 'DOCUMENTS_MISSING' });
    await push(order, 'CUSTOMS_RELEASED');
    expect(await row()).toMatchObject({ expressStatus: 'CUSTOMS_RELEASED', customsReason: null });
  });

  it('counts a scan that arrives, and one that a version before this pushes', async () => {
    const stranger = await api.signIn();
    const order = await api.ask(orders.addOrder, orderForm(), { token: stranger.token });
    const countsNow = async () => (await api.ask(orders.queryOrderPage, {}, { token: stranger.token })).counts;
    await push(order, 'PICKED_UP');
    expect(await countsNow()).toEqual({ ...NONE, PICKED_UP: 1 });
    await api.database.db.updateTable('waybill').set({ latest_code: 'RETURN_STARTED' }).where('waybill_no', '=', order.waybillNo ?? '').execute();
    expect(await countsNow()).toEqual({ ...NONE, RETURNED: 1 });
    await api.ask(orders.deleteOrder, { id: order.id }, { token: stranger.token });
    expect(await countsNow()).toEqual(NONE);
  });

  it('has the same status in the database as in its rows', async () => {
    const codes: (EventCode | null)[] = [null, ...EVENT_CODES];
    const stages: readonly OrderStage[] = ['DRAFT', 'SUBMITTED', 'CANCELLED'];
    for (const stage of stages) {
      for (const code of codes) {
        const { rows } = await sql<{ status: OrderStatus }>`select order_status_of(${stage}::text, ${code}::text) as status`.execute(api.database.db);
        expect([stage, code, rows[0]?.status]).toEqual([stage, code, orderStatus(stage, code)]);
      }
    }
  });

  it('shows several statuses together, and parcels announced by another carrier', async () => {
    expect(await shown({ statuses: ['IN_TRANSIT', 'ACCEPTED'] })).toEqual(['P-3', 'P-1']);
    expect(await shown({ presend: true })).toEqual(['P-3', 'P-0']);
    expect(await shown({ presend: false, kind: 'international', status: 'SUBMITTED' })).toEqual(['P-5']);
    expect((await page({ keyword: 'sf-3' })).list).toMatchObject([{ mallNo: 'P-3', presend: true, domesticTransOrder: 'SF-3' }]);
  });

  it('is sorted by time, by change or by price', async () => {
    expect(await shown({ sort: 'oldest', pageSize: 2 })).toEqual(['P-0', 'P-1']);
    expect(await shown({ sort: 'priceDown', pageSize: 4 })).toEqual(['P-3', 'P-5', 'P-1', 'P-4']);
    expect((await shown({ sort: 'priceDown' })).at(-1)).toBe('P-draft');
    const [moved] = await shown({ sort: 'updated', pageSize: 1 });
    expect(moved).toBe('P-3');
  });

  describe('page by page', () => {
    it.each(orders.ORDER_SORTS.flatMap((sort) => [[sort, ''], [sort, 'p-']] as const))('shows each order once, %s, keyword "%s"', async (sort, keyword) => {
      const whole = await shown({ sort, pageSize: 50 });
      const walked: string[] = [];
      let cursor = '';
      do {
        const { list, nextCursor, total } = await page({ sort, keyword, pageSize: 3, cursor });
        expect(total).toBe(7);
        walked.push(...list.map(({ mallNo }) => mallNo));
        cursor = nextCursor;
      } while (cursor !== '');
      expect(walked).toEqual(whole);
      expect(whole).toHaveLength(7);
      expect(await shown({ sort, keyword, pageSize: 3, pageNum: 3 })).toEqual(whole.slice(6));
    });

    it('leaves no order out when a newer one is added meanwhile', async () => {
      const customer = await api.signIn();
      const add = () => api.ask(orders.addOrder, { draft: true }, { token: customer.token });
      const first = [await add(), await add(), await add()];
      const { list, nextCursor } = await api.ask(orders.queryOrderPage, { pageSize: 2 }, { token: customer.token });
      api.setTime(new Date(api.now().getTime() + 1_000));
      await add();
      const next = await api.ask(orders.queryOrderPage, { pageSize: 2, cursor: nextCursor, pageNum: 7 }, { token: customer.token });
      expect([...list, ...next.list].map(({ id }) => id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
    });

    it('shows a stranger nothing, whatever the cursor', async () => {
      const { nextCursor } = await page({ pageSize: 2 });
      const stranger = await api.signIn();
      expect(await api.ask(orders.queryOrderPage, { cursor: nextCursor }, { token: stranger.token })).toMatchObject({ total: 0, list: [], nextCursor: '' });
    });

    it.each([
      ['garbage', 'garbage'], ['another order of the list', writeCursor({ sort: 'oldest', key: 1, id: 'a' })],
      ['a year that no database holds', Buffer.from('["newest",9e15,"a"]').toString('base64url')], ['SQL', Buffer.from(`["newest",1,"a' or 1=1"]`).toString('base64url')],
      ['a fraction', Buffer.from('["newest",1.5,"a"]').toString('base64url')], ['too much', Buffer.from('["newest",1,"a",1]').toString('base64url')],
    ])('refuses a cursor of %s', async (_name, cursor) => {
      expect(await api.refused(orders.queryOrderPage, { cursor }, { token })).toMatchObject({ status: 400, code: ERROR.VALIDATION, fields: [{ field: 'cursor', code: 'format' }] });
    });

    it('takes the cursors of the first and the last instant', async () => {
      for (const key of [-1, 0, 8_640_000_000_000_000]) {
        const cursor = writeCursor({ sort: 'priceDown', key, id: 'a' });
        expect(readCursor(cursor, 'priceDown')).toEqual({ sort: 'priceDown', key, id: 'a' });
      }
      expect((await page({ cursor: writeCursor({ sort: 'newest', key: 0, id: 'a' }) })).list).toEqual([]);
    });
  });
});
