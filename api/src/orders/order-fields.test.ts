/** What an order keeps beside its addresses: who ships and why, its value and weight, and the price line by line. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as orders from '@amberlane/contract/calls/orders';
import { getInternationalQuote } from '@amberlane/contract/calls/quotes';
import { accraAddress, goods, guangzhouAddress, orderForm } from '../testing/order-form.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnOneDatabase('an order keeps', (open) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
  });
  afterAll(() => api.close());

  const add = (changes: Parameters<typeof orderForm>[0] = {}) => api.ask(orders.addOrder, orderForm(changes), { token });
  const get = (id: string, locale?: 'fr' | 'ar') => api.ask(orders.getOrder, { id }, { token, ...(locale && { locale }) });

  it('who ships, how regularly, and from where the courier collects', async () => {
    const needs = {
      customerType: 'BUSINESS', customerStatus: 'NEW', shipmentMode: 'REGULAR', serviceTypes: ['COMMON_PACKAGE', 'PALLET'], cycle: 'WEEK', volume: 40, sendLocalName: '林晓岚', acceptLocalName: 'آكوسوا',
      localShipWay: 'DOOR_PICKUP', pickupDate: '2026-11-21', pickupTime: 'MORNING', pickupAddress: { ...guangzhouAddress, street: '仓库路 2 号' }, step: 'review',
    } as const;
    const { id } = await add({ ...needs, serviceTypes: [...needs.serviceTypes], goods: [{ ...goods, hsCode: '610910' }] });
    expect((await get(id)).form).toMatchObject({ ...needs, goods: [{ hsCode: '610910' }] });
  });

  it('the service point where it is handed in', async () => {
    expect((await add({ siteCode: 'CN-CAN-01' })).form.siteCode).toBe('CN-CAN-01');
  });

  describe('its price', () => {
    it('line by line in the reader’s language, and as it was after the rates have changed', async () => {
      const { id, price, referencePrice } = await add();
      expect(price).toMatchObject({ total: referencePrice, chargeableGrams: 1_000, day: '2026-11-20', lines: [{ label: 'Freight, first 0.5 kg' }, { label: 'Freight, 0.5–1 kg: 5 × 0.1 kg' }] });
      expect(price?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(referencePrice?.amount);
      await api.database.db.updateTable('freight_rate').set({ first_amount: 1 }).execute();
      expect((await get(id, 'fr')).price).toMatchObject({ total: referencePrice, lines: [{ label: expect.stringMatching(/^Frais de transport, première tranche de 0,5\skg$/), amount: price?.lines[0]?.amount }, { code: 'FREIGHT_STEPS' }] });
    });

    it('of the quote that it names', async () => {
      const { quoteId, lines, total } = await api.ask(getInternationalQuote, {
        product: 'smallParcel', origin: { country: 'CN', city: '广州' }, destination: { country: 'GH', city: 'Accra' }, weightGrams: 860, lengthMm: 300, widthMm: 200, heightMm: 100,
        goodsType: 'CLOTHES', declaredValue: { amount: 13_500, currency: 'CNY' },
      });
      expect((await add({ quoteId })).price).toMatchObject({ total, lines });
    });

    it('after it was cancelled, and none while it is a draft', async () => {
      const order = await add();
      expect((await api.ask(orders.cancelOrder, { id: order.id }, { token })).price).toEqual(order.price);
      expect((await api.ask(orders.addOrder, { ...orderForm(), draft: true }, { token })).price).toBeNull();
    });

    it('anew when it is changed', async () => {
      const order = await add();
      const heavier = await api.ask(orders.editOrder, { ...orderForm({ weightGrams: 5_000 }), id: order.id, version: 1 }, { token });
      expect(heavier.price?.chargeableGrams).toBe(5_000);
      expect(heavier.price?.total).toEqual(heavier.referencePrice);
    });
  });

  it('the value of its goods, once every price and quantity is known', async () => {
    expect((await add({ goods: [goods, { ...goods, quantity: 1, unitPrice: 250 }] })).total).toEqual({ amount: 13_750, currency: 'CNY' });
    const draft = (fields: object) => api.ask(orders.addOrder, { draft: true, ...fields }, { token });
    expect((await draft({ goods: [goods, { ...goods, quantity: null }] })).total).toBeNull();
    expect((await draft({})).total).toBeNull();
  });

  it.each([[100_000, false], [100_001, true]])('whether its %i grams are confirmed by hand', async (weightGrams, heavy) => {
    const line = { expressType: 'specialLine', pacNumber: 5, length: null, width: null, height: null } as const;
    expect(await add({ ...line, weightGrams })).toMatchObject({ heavy });
    expect(await api.ask(orders.addOrder, { draft: true, weightGrams }, { token })).toMatchObject({ heavy });
  });

  it('the defaults of fields that did not exist when it was stored', async () => {
    const order = await add();
    const { form } = await api.database.db.selectFrom('customer_order').select('form').where('id', '=', order.id).executeTakeFirstOrThrow();
    const { customerType: _type, serviceTypes: _services, pickupAddress: _pickup, step: _step, goods: [item], ...old } = form;
    const { hsCode: _code, ...oldItem } = item ?? {};
    await api.database.db.updateTable('customer_order').set({ form: JSON.stringify({ ...old, goods: [oldItem] }), price: null }).where('id', '=', order.id).execute();
    expect(await get(order.id)).toMatchObject({ price: null, form: { customerType: null, serviceTypes: [], pickupAddress: null, step: '', goods: [{ hsCode: '' }] } });
    const { list } = await api.ask(orders.queryOrderPage, { keyword: order.orderNo }, { token });
    expect(list).toMatchObject([{ id: order.id, sendName: '林晓岚', sendCountry: 'CN', sendCity: 'Guangzhou', goodsName: 'Cotton T-shirt', goodsCount: 1, cod: null, presend: false, acceptCity: accraAddress.city }]);
    const moved = await api.refused(orders.editOrder, { ...orderForm({ remark: 'second' }), id: order.id, version: 9 }, { token });
    expect(moved.fields?.map(({ field }) => field)).not.toContain('serviceTypes');
  });
});
