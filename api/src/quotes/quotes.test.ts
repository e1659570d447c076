import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { getInternationalQuote, quoteCalc, type Quote } from '@amberlane/contract/calls/quotes';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const CALC = { origin: { country: 'CN', city: 'CN-CAN' }, destination: { country: 'NG', city: 'NG-LOS' }, weightGrams: 2_000 } as const;
const FULL = { ...CALC, product: 'smallParcel' } as const;
const money = (amount: number, currency = 'CNY') => ({ amount, currency });

describeOnOneDatabase('quotes', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  const quote = (changes: object = {}, locale: Locale = 'en'): Promise<Quote> => api.ask(getInternationalQuote, { ...FULL, ...changes }, { locale });
  const faultsOf = async (call: typeof quoteCalc | typeof getInternationalQuote, changes: object) => {
    const { status, code, fields } = await api.refused(call, { ...FULL, ...changes });
    return [status, code, (fields ?? []).map((fault) => `${fault.field}:${fault.code}`)];
  };

  it('price every product of a lane before sign-in, and say why one can not be had', async () => {
    const both = await api.ask(quoteCalc, CALC);
    expect(both.quotes.map(({ product, transit }) => [product, transit])).toEqual([['smallParcel', { from: 5, to: 10 }], ['specialLine', { from: 4, to: 8 }]]);
    expect(both.refused).toEqual([]);
    const heavy = await api.ask(quoteCalc, { ...CALC, weightGrams: 30_001 });
    expect(heavy.quotes.map(({ product }) => product)).toEqual(['specialLine']);
    expect(heavy.refused).toMatchObject([{ product: 'smallParcel', error: { code: ERROR.VALIDATION, fields: [{ field: 'weightGrams', code: 'overweight', message: 'The weight is over the 30 kg limit for this service.' }] } }]);
    const remote = await api.ask(quoteCalc, { ...CALC, destination: { country: 'PK', city: 'Quetta' } });
    expect([remote.quotes.map(({ product }) => product), remote.refused.map(({ error }) => error.code)]).toEqual([['smallParcel'], [ERROR.NO_RATE]]);
    const local = await api.ask(quoteCalc, { ...CALC, origin: { country: 'KE' }, destination: { country: 'KE', city: 'Mombasa' } });
    expect(local.quotes.map(({ product }) => product)).toEqual(['localDelivery']);
  });

  it('price every product with all that belongs to the shipment, as the call for one does', async () => {
    const more = { goodsType: 'CLOTHES', branded: true, cod: money(180_000), insuredValue: money(50_000), declaredValue: money(180_000), displayCurrency: 'NGN' } as const;
    const { quotes } = await api.ask(quoteCalc, { ...CALC, ...more });
    expect(quotes.map(({ product }) => product)).toEqual(['smallParcel', 'specialLine']);
    for (const { product, total, display, lines } of quotes) {
      const one = await quote({ ...more, product });
      expect([total, display, lines]).toEqual([one.total, one.display, one.lines]);
    }
    const twoPieces = await api.ask(quoteCalc, { ...CALC, pacNumber: 2 });
    expect(twoPieces).toMatchObject({ quotes: [{ product: 'specialLine' }], refused: [{ product: 'smallParcel', error: { fields: [{ field: 'pacNumber', code: 'tooLarge' }] } }] });
  });

  it('explain every line with its rule and the weight with its reason', async () => {
    const told = await quote({
      lengthMm: 401, widthMm: 300, heightMm: 200, goodsType: 'PHONE_TABLET', branded: true, destination: { country: 'AE', city: 'Dubai' },
      cod: money(16_666), insuredValue: money(100_000), declaredValue: money(150_000, 'AED'), displayCurrency: 'AED',
    });
    expect(told.chargeable).toMatchObject({ measuredCm: [41, 30, 20], actualGrams: 2_000, volumeGrams: 4_100, chargeableGrams: 4_100, wonBy: 'volume' });
    expect(told.lines.map(({ code, ruleId, amount }) => [code, ruleId, amount])).toEqual([
      ['FREIGHT_FIRST', 'rate.smallParcel.CN-CAN.AE-DXB.2026-01-01', 3_360],
      ['FREIGHT_STEPS', 'rate.smallParcel.CN-CAN.AE-DXB.2026-01-01', 2_400],
      ['FREIGHT_STEPS', 'rate.smallParcel.CN-CAN.AE-DXB.2026-01-01', 14_260],
      ['PHONE_TABLET', 'surcharge.phoneTablet.guangzhou.2019', 14_350],
      ['BRAND', 'surcharge.brand.2019', 6_150],
      ['CASH_ON_DELIVERY', 'cod.2019', 500],
      ['INSURANCE', 'insurance.2019', 1_000],
      ['TAX_ESTIMATE', 'tax.AE.2023-03', 14_498],
    ]);
    expect(told.total.amount).toBe(told.lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(told.display).toMatchObject({ amount: 29_238, currency: 'AED', rateDay: '2026-11-01', text: 'For information only, converted at our exchange rates of 1 November 2026. You pay in CNY.' });
    const ids = new Set(told.rules.map(({ id }) => id));
    for (const { ruleId } of told.lines) expect(ids).toContain(ruleId);
    expect(ids).toContain(told.display?.ruleId);
    expect(told.estimate).toBe('Estimate based on our rates of 20 November 2026');
    expect(told.lines.find(({ code }) => code === 'CASH_ON_DELIVERY')?.label).toBe('Cash on delivery: 3% of the amount, minimum CNY\u00a05, maximum CNY\u00a01,500');
  });

  it('warn above 100 kg by special line and price it all the same', async () => {
    const heavy = await quote({ product: 'specialLine', weightGrams: 120_000, pacNumber: 4 });
    expect(heavy.notes.filter(({ severity }) => severity === 'warning').map(({ code, text }) => [code, text])).toEqual([
      ['CONFIRM_BY_HAND', 'The shipment weighs over 100 kg. We confirm this price before you book.'],
    ]);
  });

  it.each([
    ['weightGrams', { weightGrams: 0 }, 'weightGrams:tooSmall'],
    ['a fraction of a gram', { weightGrams: 1.5 }, 'weightGrams:wholeNumber'],
    ['no weight', { weightGrams: undefined }, 'weightGrams:required'],
    ['a weight above any product', { weightGrams: 10_000_001 }, 'weightGrams:tooLarge'],
    ['overweight', { weightGrams: 31_000 }, 'weightGrams:overweight'],
    ['an unknown country', { destination: { country: 'XX' } }, 'destination.country:choice'],
    ['a city of a hundred letters', { destination: { country: 'NG', city: 'x'.repeat(100) } }, 'destination.city:tooLong'],
    ['two sides only', { lengthMm: 300, widthMm: 200 }, 'heightMm:required'],
    ['a side of a metre', { lengthMm: 300, widthMm: 1_000, heightMm: 200 }, 'widthMm:sideTooLong'],
    ['an unknown product', { product: 'rocket' }, 'product:choice'],
    ['unknown goods', { goodsType: 'PLUTONIUM' }, 'goodsType:choice'],
    ['negative cash on delivery', { cod: money(-1) }, 'cod.amount:tooSmall'],
    ['a fraction of a fen', { declaredValue: money(0.5) }, 'declaredValue.amount:wholeNumber'],
    ['an unknown currency', { declaredValue: money(1, 'XYZ') }, 'declaredValue.currency:choice'],
    ['insurance above the value', { insuredValue: money(200), declaredValue: money(100) }, 'insuredValue:insuredValue'],
    ['a battery above 100 Wh', { goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: 101, count: 1 } }, 'battery.wattHours:tooLarge'],
    ['two pieces of a small parcel', { pacNumber: 2 }, 'pacNumber:tooLarge'],
  ])('refuse %s by its field', async (_name, changes, fault) => {
    expect(await faultsOf(getInternationalQuote, changes)).toEqual([400, ERROR.VALIDATION, [fault]]);
  });

  it('refuse batteries alone and lanes without a price, with what to do', async () => {
    expect(await faultsOf(getInternationalQuote, { goodsType: 'BATTERY_PURE' })).toEqual([400, ERROR.GOODS_NOT_ACCEPTED, ['goodsType:battery']]);
    expect(await faultsOf(quoteCalc, { goodsType: 'BATTERY_PURE' })).toEqual([400, ERROR.GOODS_NOT_ACCEPTED, ['goodsType:battery']]);
    expect(await faultsOf(getInternationalQuote, { product: 'localDelivery' })).toEqual([404, ERROR.NO_RATE, []]);
    expect(await faultsOf(quoteCalc, { origin: { country: 'GH' } })).toEqual([404, ERROR.NO_RATE, []]);
    // The heaviest product tells what would be possible at all.
    expect(await faultsOf(quoteCalc, { weightGrams: 250_000 })).toEqual([400, ERROR.VALIDATION, ['weightGrams:overweight']]);
    expect((await api.refused(quoteCalc, { ...CALC, weightGrams: 250_000 })).fields?.[0]?.message).toContain('200 kg');
  });

  it('charge for phones and brands among other goods once', async () => {
    const codesOf = async (changes: object) => (await quote(changes)).lines.map(({ code }) => code).filter((code) => code === 'PHONE_TABLET' || code === 'BRAND');
    expect(await codesOf({ goodsType: 'CLOTHES', phones: true, branded: true })).toEqual(['PHONE_TABLET', 'BRAND']);
    expect(await codesOf({ goodsType: 'PHONE_TABLET', phones: true })).toEqual(['PHONE_TABLET']);
    expect(await codesOf({ goodsType: 'CLOTHES' })).toEqual([]);
  });

  it('price a city that the table does not know by the main one, and say so', async () => {
    const unknown = await quote({ destination: { country: 'NG', city: '<b>Nowhere</b>' } });
    expect([unknown.assumedCity, unknown.destination.code]).toEqual([true, 'NG-LOS']);
    for (const destination of [{ country: 'NG' }, { country: 'NG', city: '' }]) expect(await quote({ destination })).toMatchObject({ assumedCity: true, destination: { code: 'NG-LOS' } });
    expect((await quote()).assumedCity).toBe(false);
  });

  it.each(LOCALES)('speak %s in every label and note', async (locale) => {
    const changes = { product: 'specialLine', weightGrams: 150_000, pacNumber: 3, goodsType: 'PHONE_TABLET', branded: true, cod: money(1_000), insuredValue: money(1_000), declaredValue: money(500_000, 'SAR'), displayCurrency: 'SAR' };
    const saudi = await quote({ ...changes, destination: { country: 'SA', city: 'Riyadh' } }, locale);
    const kenyan = await quote({ destination: { country: 'KE', city: 'Garissa' }, goodsType: 'BRAND' }, locale);
    const texts = [saudi, kenyan].flatMap(({ lines, notes, remarks, estimate, chargeable, display }) => [
      ...lines.map(({ label }) => label), ...notes.map(({ text }) => text), ...remarks.map(({ text }) => text), estimate, chargeable.text, display?.text ?? '-',
    ]);
    expect(texts.filter((text) => text.trim() === '' || /[{}]|undefined|NaN|[٠-٩۰-۹]/.test(text))).toEqual([]);
    if (locale === 'ar' || locale === 'ur' || locale === 'zh-CN') {
      const words = texts.map((text) => text.replace(/\b(CNY|SAR|kg)\b/g, '')).filter((text) => /[A-Za-z]{2}/.test(text));
      expect(words).toEqual([]);
    }
  });
});
