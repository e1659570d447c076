import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { isWaybillNo } from '@amberlane/contract/domain';
import * as orders from '@amberlane/contract/calls/orders';
import { queryTrack, type EventCode } from '@amberlane/contract/calls/tracking';
import { describeOnBothDatabases } from '../testing/test-databases.ts';
import { accraAddress, guangzhouAddress, orderForm } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnBothDatabases('orders', (open) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
  });
  afterAll(() => api.close());

  const add = (changes: Parameters<typeof orderForm>[0] = {}, headers: Record<string, string> = {}) => api.ask(orders.addOrder, orderForm(changes), { token, headers });
  const addEvent = async (waybillNo: string | null, code: EventCode): Promise<void> => {
    await api.database.db.updateTable('waybill').set({ latest_code: code }).where('waybill_no', '=', waybillNo ?? '').execute();
  };

  describe('sent', () => {
    it('gets numbers, a price of the server’s own and a waybill that can be tracked', async () => {
      const order = await add();
      expect(order).toMatchObject({ kind: 'international', status: 'SUBMITTED', expressStatus: 'ORDER_CREATED', version: 1, operations: ['edit', 'cancel'], acceptCountry: 'GH' });
      expect(order.form).toMatchObject({ sendPhone: '+8613800550142', acceptPhone: '+233245550142', receiverAddress: { digitalAddress: 'GA-183-8164' } });
      expect(isWaybillNo(order.waybillNo ?? '') && order.waybillNo?.startsWith('GH')).toBe(true);
      expect(order.referencePrice).toMatchObject({ currency: 'CNY' });
      expect(order.referencePrice?.amount).toBeGreaterThan(0);
      const { results } = await api.ask(queryTrack, { waybillNos: [order.waybillNo] });
      expect(results).toMatchObject([{ outcome: 'found', waybill: { expressStatus: 'ORDER_CREATED', origin: { name: 'Guangzhou' }, destination: { name: 'Accra' }, weightGrams: 860 } }]);
    });

    it('is confirmed by a mail with its numbers and without names', async () => {
      const order = await add({ acceptName: 'Very Private Person' });
      const [mail] = await api.outbox();
      expect(mail).toMatchObject({ channel: 'mail', subject: `Order ${order.orderNo} received` });
      expect(mail?.text).toContain(`/gh-en/track?numbers=${order.waybillNo}`);
      expect(mail?.text).not.toContain('Private');
    });

    it('takes its kind from its path, and refuses the other one', async () => {
      const refused = await api.refused(orders.addLocalOrder, orderForm(), { token });
      expect(refused.fields?.[0]).toMatchObject({ field: 'receiverAddress.countryCode', code: 'notInCountry' });
      const local = { ...orderForm({ senderAddress: accraAddress, sendPhone: '0245550199', expressType: 'localDelivery' }) };
      expect(await api.ask(orders.addLocalOrder, local, { token })).toMatchObject({ kind: 'local', status: 'SUBMITTED' });
      expect(await api.ask(orders.addInternationalOrder, orderForm(), { token })).toMatchObject({ kind: 'international' });
    });

    it('without a rate for its lane is taken, and its price follows', async () => {
      const order = await add({ expressType: 'specialLine', receiverAddress: { countryCode: 'PK', province: 'Balochistan', city: 'Quetta', street: '1 Jinnah Road' }, acceptPhone: '0300 1234567' });
      expect(order).toMatchObject({ status: 'SUBMITTED', referencePrice: null });
    });
  });

  describe('sent twice', () => {
    it('with one key is one order, even at the same moment', async () => {
      const headers = { 'idempotency-key': 'double-click-1' };
      const [first, second] = await Promise.all([add({ mallNo: 'TWICE-1' }, headers), add({ mallNo: 'TWICE-1' }, headers)]);
      expect(second.id).toBe(first.id);
      expect((await add({ mallNo: 'TWICE-1' }, headers)).id).toBe(first.id);
      expect((await api.ask(orders.queryOrderPage, { keyword: 'twice-1' }, { token })).total).toBe(1);
    });

    it('with one key and other contents is refused', async () => {
      const headers = { 'idempotency-key': 'reused-key-1' };
      await add({}, headers);
      const { status, code } = await api.refused(orders.addOrder, orderForm({ remark: 'other' }), { token, headers });
      expect([status, code]).toEqual([409, ERROR.IDEMPOTENCY_KEY_REUSED]);
    });

    it('by two customers with one key is two orders', async () => {
      const headers = { 'idempotency-key': 'shared-by-chance' };
      const other = await api.signIn();
      const mine = await add({}, headers);
      const theirs = await api.ask(orders.addOrder, orderForm(), { token: other.token, headers });
      expect(theirs.id).not.toBe(mine.id);
    });
  });

  describe('kept as a draft', () => {
    it('holds what was typed, and becomes an order when it is complete', async () => {
      const draft = await api.ask(orders.addOrder, { draft: true, acceptName: 'Half typed', receiverAddress: { countryCode: 'SA', city: 'Riyadh' } }, { token });
      expect(draft).toMatchObject({ status: 'DRAFT', waybillNo: null, referencePrice: null, operations: ['edit', 'submit', 'delete'], form: { acceptName: 'Half typed', weightGrams: null } });
      const sent = await api.ask(orders.editOrder, { ...orderForm(), id: draft.id, version: draft.version }, { token });
      expect(sent).toMatchObject({ id: draft.id, status: 'SUBMITTED', version: 2 });
      expect(sent.waybillNo).not.toBeNull();
    });
  });

  describe('changed', () => {
    it('keeps its number within a country and gets another for another one', async () => {
      const order = await add();
      const heavier = await api.ask(orders.editOrder, { ...orderForm({ weightGrams: 2_000 }), id: order.id, version: 1 }, { token });
      expect(heavier).toMatchObject({ waybillNo: order.waybillNo, version: 2, form: { weightGrams: 2_000 } });
      expect(heavier.referencePrice?.amount).toBeGreaterThan(order.referencePrice?.amount ?? 0);
      const elsewhere = orderForm({ receiverAddress: { countryCode: 'KE', province: 'Nairobi', city: 'Nairobi', street: '22 River Road' }, acceptPhone: '0712 555 142' });
      const moved = await api.ask(orders.editOrder, { ...elsewhere, id: order.id, version: 2 }, { token });
      expect(moved.waybillNo?.startsWith('KE')).toBe(true);
      expect(await api.ask(queryTrack, { waybillNos: [order.waybillNo] })).toMatchObject({ results: [{ outcome: 'noInfo' }] });
    });

    it('by two at once tells the second one what differs', async () => {
      const order = await add();
      await api.ask(orders.editOrder, { ...orderForm({ remark: 'first' }), id: order.id, version: 1 }, { token });
      const { status, code, fields } = await api.refused(orders.editOrder, { ...orderForm({ remark: 'second' }), id: order.id, version: 1 }, { token });
      expect([status, code]).toEqual([409, ERROR.CONFLICT]);
      expect(fields?.map(({ field }) => field)).toEqual(expect.arrayContaining(['remark']));
      expect(fields?.map(({ field }) => field)).not.toContain('receiverAddress.street');
    });

    it.each<EventCode>(['PICKUP_SCHEDULED', 'PICKED_UP', 'DEPARTED_AIR', 'DELIVERED'])('is refused after %s', async (code) => {
      const order = await add();
      await addEvent(order.waybillNo, code);
      const refused = await api.refused(orders.editOrder, { ...orderForm(), id: order.id, version: 1 }, { token });
      expect([refused.status, refused.code]).toEqual([409, ERROR.ORDER_STATE]);
    });
  });

  describe('cancelled and deleted', () => {
    it('ends its waybill, then leaves the lists', async () => {
      const order = await add({ mallNo: 'GOES-AWAY' });
      expect((await api.refused(orders.deleteOrder, { id: order.id }, { token })).code).toBe(ERROR.ORDER_STATE);
      expect(await api.ask(orders.cancelOrder, { id: order.id }, { token })).toMatchObject({ status: 'CANCELLED', waybillNo: null, operations: ['delete'] });
      expect(await api.ask(queryTrack, { waybillNos: [order.waybillNo] })).toMatchObject({ results: [{ outcome: 'noInfo' }] });
      expect((await api.refused(orders.cancelOrder, { id: order.id }, { token })).code).toBe(ERROR.ORDER_STATE);
      await api.ask(orders.deleteOrder, { id: order.id }, { token });
      expect((await api.refused(orders.getOrder, { id: order.id }, { token })).status).toBe(404);
      expect((await api.ask(orders.queryOrderPage, { keyword: 'GOES-AWAY' }, { token })).total).toBe(0);
    });

    it('is refused once the parcel is on its way', async () => {
      const order = await add();
      await addEvent(order.waybillNo, 'PICKED_UP');
      expect((await api.refused(orders.cancelOrder, { id: order.id }, { token })).code).toBe(ERROR.ORDER_STATE);
      expect(await api.ask(orders.getOrder, { id: order.id }, { token })).toMatchObject({ status: 'PICKED_UP', operations: [] });
    });
  });

  describe('found', () => {
    it('by its trade number, by filters and page by page, newest first', async () => {
      const customer = await api.signIn();
      const made = [];
      for (const mallNo of ['A-1', 'A-2', 'A-3']) {
        api.setTime(new Date(api.now().getTime() + 1_000));
        made.push(await api.ask(orders.addOrder, orderForm({ mallNo }), { token: customer.token }));
      }
      await api.ask(orders.addOrder, { draft: true, acceptName: 'Élodie' }, { token: customer.token });
      const page = (search: object) => api.ask(orders.websitePageList, search, { token: customer.token });
      expect(await api.ask(orders.selectByTradeNo, { tradeNo: made[0]?.tradeNo }, { token: customer.token })).toMatchObject({ id: made[0]?.id });
      expect((await page({ status: 'SUBMITTED', pageSize: 2 })).list.map(({ mallNo }) => mallNo)).toEqual(['A-3', 'A-2']);
      expect(await page({ status: 'SUBMITTED', pageSize: 2, pageNum: 2 })).toMatchObject({ total: 3, list: [{ mallNo: 'A-1' }] });
      expect((await page({ keyword: 'elodie' })).list).toMatchObject([{ acceptName: 'Élodie', status: 'DRAFT' }]);
      expect((await page({ keyword: '100%' })).total).toBe(0);
      await addEvent(made[1]?.waybillNo ?? '', 'DEPARTED_AIR');
      expect((await page({ status: 'IN_TRANSIT' })).list).toMatchObject([{ mallNo: 'A-2', expressStatus: 'DEPARTED_AIR' }]);
      expect((await page({ from: '2027-01-01' })).total).toBe(0);
      expect((await page({ kind: 'local' })).total).toBe(0);
    });
  });

  it('of somebody else does not exist, whatever is asked of it', async () => {
    const order = await add();
    const stranger = await api.signIn();
    const asks = [
      [orders.getOrder, { id: order.id }], [orders.selectByTradeNo, { tradeNo: order.tradeNo }], [orders.cancelOrder, { id: order.id }],
      [orders.deleteOrder, { id: order.id }], [orders.editOrder, { ...orderForm(), id: order.id, version: 1 }],
    ] as const;
    for (const [call, input] of asks) expect((await api.refused(call, input, { token: stranger.token })).status).toBe(404);
    expect((await api.ask(orders.queryOrderPage, {}, { token: stranger.token })).total).toBe(0);
    expect(await api.ask(orders.getOrder, { id: order.id }, { token })).toMatchObject({ status: 'SUBMITTED', version: 1 });
  });

  it('cleans hostile text and keeps what is text', async () => {
    const order = await add({ acceptName: '\u202eAkosua\u0000 <b>"Mensah"</b>', remark: '=HYPERLINK("x")\r\n\u2066second line', senderAddress: { ...guangzhouAddress, landmark: "'; drop table customer_order; --" } });
    expect(order.form).toMatchObject({ acceptName: 'Akosua <b>"Mensah"</b>', remark: '=HYPERLINK("x")\nsecond line' });
    expect(order.form.senderAddress?.landmark).toBe("'; drop table customer_order; --");
  });
});
