import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchAddresses } from '@amberlane/contract/calls/address-book';
import { getOrder, orderForm, queryOrderPage } from '@amberlane/contract/calls/orders';
import { openSession } from '../sessions/sessions.ts';
import { openMemory } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { localDay } from '../tracking/wall-clock.ts';
import { DEMO_ACCOUNT, OTHER_ACCOUNT, SHOP_ACCOUNT } from './accounts.ts';
import { demoPlace } from './journey.ts';
import { forgetOldest } from './repository.ts';
import { seedOrders } from './orders.ts';

let api: TestApi;
const tokenOf = (accountId: string) => openSession(api.database.db, accountId, api.now());
beforeAll(async () => {
  api = await startTestApi(openMemory, { demo: true });
});
afterAll(() => api.close());

it('gives the demo customers orders in every state, with the named parcels among them', async () => {
  const token = await tokenOf(DEMO_ACCOUNT);
  const count = async (search: object) => (await api.ask(queryOrderPage, search, { token })).total;
  for (const status of ['DRAFT', 'CANCELLED', 'IN_TRANSIT', 'DELIVERED'] as const) expect([status, (await count({ status })) > 3]).toEqual([status, true]);
  expect((await api.ask(queryOrderPage, { keyword: 'GH520938177409' }, { token })).list).toMatchObject([{ status: 'IN_TRANSIT', referencePrice: { currency: 'CNY' } }]);
  expect((await api.ask(queryOrderPage, { keyword: 'SA673401955282' }, { token: await tokenOf(OTHER_ACCOUNT) })).total).toBe(1);
  const { count: all } = await api.database.db.selectFrom('customer_order').select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  expect(Number(all)).toBeGreaterThanOrEqual(150);
});

it('makes forms that could be sent as they are', async () => {
  const token = await tokenOf(DEMO_ACCOUNT);
  const { list } = await api.ask(queryOrderPage, { status: 'IN_TRANSIT', pageSize: 20 }, { token });
  for (const { id } of list) expect(orderForm.safeParse((await api.ask(getOrder, { id }, { token })).form).error?.issues).toBeUndefined();
});

it('has the rare cases: five kinds of goods, and cash on delivery at the edges of its fee', async () => {
  const forms = (await api.database.db.selectFrom('customer_order').select('form').execute()).map(({ form }) => form);
  expect(Math.max(...forms.map(({ goods }) => goods.length))).toBe(5);
  expect(forms.map(({ cod }) => cod?.amount)).toEqual(expect.arrayContaining([16_666, 5_000_100]));
});

it('has senders of every kind, parcels that another carrier announced, prices line by line, and heavy ones', async () => {
  const token = await tokenOf(DEMO_ACCOUNT);
  const forms = (await api.database.db.selectFrom('customer_order').select('form').execute()).map(({ form }) => form);
  expect(new Set(forms.map(({ customerType }) => customerType))).toEqual(new Set(['BUSINESS', 'INDIVIDUAL']));
  const { list, total } = await api.ask(queryOrderPage, { presend: true, statuses: ['IN_TRANSIT', 'DELIVERED', 'CANCELLED'] }, { token });
  expect(total).toBeGreaterThan(2);
  for (const { domesticTransOrder } of list) expect(domesticTransOrder).toMatch(/^SF\d{9}$/);
  const [moving] = (await api.ask(queryOrderPage, { keyword: 'GH520938177409' }, { token })).list;
  expect((await api.ask(getOrder, { id: moving?.id }, { token })).price).toMatchObject({ total: moving?.referencePrice, lines: expect.arrayContaining([expect.objectContaining({ code: 'FREIGHT_FIRST' })]) });
  const drafts = (await api.ask(queryOrderPage, { status: 'DRAFT', pageSize: 50 }, { token })).list;
  expect(drafts.filter(({ heavy }) => heavy).length).toBeGreaterThan(0);
});

it('tells of each handover in the order as in the history: a pickup has its day, and nothing is announced that a courier collects', async () => {
  const { db } = api.database;
  const orders = await db.selectFrom('customer_order').select(['waybill_no', 'form']).where('waybill_no', 'is not', null).execute();
  const events = await db.selectFrom('track_event').select(['waybill_no', 'code', 'place', 'occurred_at']).execute();
  const told = Map.groupBy(events, ({ waybill_no }) => waybill_no);
  const faults = orders.flatMap(({ waybill_no, form: { localShipWay, pickupDate, presend } }) => {
    const history = told.get(waybill_no ?? '') ?? [];
    const codes = history.map(({ code }) => code);
    const pickup = history.find(({ code }) => code === 'PICKED_UP');
    const isCollected = codes.includes('PICKUP_SCHEDULED') || pickup !== undefined;
    const isRight = isCollected ? localShipWay === 'DOOR_PICKUP' && !presend : !codes.includes('DROPPED_OFF') || localShipWay === 'SELF_DELIVERY';
    const isOnItsDay = pickup === undefined || pickupDate === localDay(pickup.occurred_at, demoPlace(pickup.place).timeZone);
    return isRight && isOnItsDay ? [] : [waybill_no];
  });
  expect(faults).toEqual([]);
  expect(new Set(orders.map(({ form }) => form.localShipWay))).toEqual(new Set(['SELF_DELIVERY', 'DOOR_PICKUP']));
});

it('fills address books with none, a few, a dozen and many', async () => {
  const total = async (accountId: string) => (await api.ask(searchAddresses, {}, { token: await tokenOf(accountId) })).total;
  expect([await total(DEMO_ACCOUNT), await total(OTHER_ACCOUNT), await total(SHOP_ACCOUNT)]).toEqual([12, 3, 60]);
});

it('adds nothing a second time, and the simulator forgets no parcel of an order', async () => {
  const { db } = api.database;
  const count = async () => Number((await db.selectFrom('customer_order').innerJoin('waybill', 'waybill.waybill_no', 'customer_order.waybill_no').select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count);
  const before = await count();
  await db.transaction().execute(async (tx) => {
    await seedOrders(tx, api.now());
    await forgetOldest(tx, 500);
  });
  expect(await count()).toBe(before);
});
