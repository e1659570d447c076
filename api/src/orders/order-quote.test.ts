import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { RULES } from '@amberlane/contract/domain';
import { addOrder } from '@amberlane/contract/calls/orders';
import { getInternationalQuote } from '@amberlane/contract/calls/quotes';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { goods, orderForm } from '../testing/order-form.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

describeOnOneDatabase('an order that names a quote', (open) => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi(open);
    ({ token } = await api.signIn());
  });
  afterAll(() => api.close());

  const phone = { ...goods, goodsType: 'PHONE_TABLET' as const, goodsNameCn: '智能手机', goodsNameEn: 'Smartphone 6.5 inch', quantity: 2, unitPrice: 80_000 };
  const mixed = orderForm({ goods: [goods, phone], insuredValue: { amount: 100_000, currency: 'CNY' } });
  /** What a page asks before it sends the form above. */
  const quote = () =>
    api.ask(getInternationalQuote, {
      product: 'smallParcel', origin: { country: 'CN', city: '广州' }, destination: { country: 'GH', city: 'Accra' }, weightGrams: 860, lengthMm: 300, widthMm: 200, heightMm: 100,
      goodsType: 'PHONE_TABLET', insuredValue: { amount: 100_000, currency: 'CNY' }, declaredValue: { amount: 173_500, currency: 'CNY' },
    });

  it('costs what was promised, which is what it would cost without', async () => {
    const { quoteId, total } = await quote();
    expect((await api.ask(addOrder, { ...mixed, quoteId }, { token })).referencePrice?.amount).toBe(total.amount);
    expect((await api.ask(addOrder, mixed, { token })).referencePrice?.amount).toBe(total.amount);
  });

  it.each(['smallParcel', 'specialLine'] as const)('has the lines of the page of quotes, its weight taken to the gram: %s', async (product) => {
    const form = orderForm({ expressType: product, weightGrams: 6_200 });
    const page = await api.ask(getInternationalQuote, {
      product, origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'GH', city: 'GH-ACC' }, weightGrams: 6_200, lengthMm: 300, widthMm: 200, heightMm: 100,
      goodsType: 'CLOTHES', declaredValue: { amount: 13_500, currency: 'CNY' },
    });
    const priced = { total: page.total, lines: page.lines, chargeableGrams: page.chargeable.chargeableGrams, day: page.day };
    expect((await api.ask(addOrder, { ...form, quoteId: page.quoteId }, { token })).price).toEqual(priced);
    expect((await api.ask(addOrder, form, { token })).price).toEqual(priced);
    expect((await api.ask(addOrder, { ...form, weightGrams: 7_000 }, { token })).price?.total).not.toEqual(page.total);
  });

  it('is refused when it is another shipment, or the quote is made up', async () => {
    const { quoteId } = await quote();
    for (const changed of [{ ...mixed, quoteId, weightGrams: 1_900 }, { ...mixed, quoteId: `${quoteId.slice(0, -2)}xx` }]) {
      expect(await api.refused(addOrder, changed, { token })).toMatchObject({ code: ERROR.QUOTE_UNKNOWN });
    }
  });

  it('is refused when the quote has run out, but not when the order had been made before', async () => {
    const { quoteId } = await quote();
    const headers = { 'idempotency-key': 'answer-lost-on-the-way' };
    const first = await api.ask(addOrder, { ...mixed, quoteId }, { token, headers });
    api.setTime(new Date(api.now().getTime() + (RULES.quote.validMinutes + 1) * 60_000));
    expect(await api.refused(addOrder, { ...mixed, quoteId }, { token })).toMatchObject({ code: ERROR.QUOTE_EXPIRED });
    expect((await api.ask(addOrder, { ...mixed, quoteId }, { token, headers })).id).toBe(first.id);
  });
});
