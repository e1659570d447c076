import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { GOODS_TYPES, PRICED_PRODUCTS, priceShipment } from '@amberlane/contract/domain';
import { LOCALES } from '@amberlane/contract/site';
import { getReceiverList, queryRate, queryReceiver, queryRemark } from '@amberlane/contract/calls/rates';
import { startingEntries } from '../dictionaries/dictionary-data.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { STARTING_CITIES } from './city-data.ts';
import { STARTING_REMARKS } from './remark-data.ts';
import { fillRates } from './rate-data.ts';
import { STARTING_RATES } from './starting-rates.ts';

describeOnOneDatabase('rates', (open) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(open);
  });
  afterAll(() => api.close());

  it('are listed by destination city in the order of the language', async () => {
    const names = async (locale: 'en' | 'tr') => (await api.ask(queryRate, { origin: 'CN-CAN', product: 'smallParcel', pageSize: 50 }, { locale })).list.map(({ destination }) => destination.name);
    const [english, turkish] = [await names('en'), await names('tr')];
    expect(english).toHaveLength(44);
    expect(english).toEqual([...english].sort(new Intl.Collator('en').compare));
    expect(turkish).toEqual([...turkish].sort(new Intl.Collator('tr').compare));
    expect(turkish.indexOf('İzmir')).toBe(turkish.indexOf('İstanbul') + 1);
  });

  it('come in pages that together are the whole list, each row once', async () => {
    const ids: string[] = [];
    const { total } = await api.ask(queryRate, { pageSize: 50 });
    for (let pageNum = 1; ids.length < total; pageNum += 1) ids.push(...(await api.ask(queryRate, { pageNum, pageSize: 50 })).list.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    expect(total).toBe(STARTING_RATES.length - 2);
    expect((await api.ask(queryRate, { pageNum: 999 })).list).toEqual([]);
  });

  it('are found by country, city, product and part of a name in any language', async () => {
    const one = await api.ask(queryRate, { origin: 'CN-HKG', destination: 'SA-RUH', product: 'specialLine' });
    expect(one.list.map(({ id }) => id)).toEqual(['rate.specialLine.CN-HKG.SA-RUH.2026-01-01']);
    const emirates = await api.ask(queryRate, { country: 'AE', pageSize: 50 });
    expect(new Set(emirates.list.map(({ destination }) => destination.country))).toEqual(new Set(['AE']));
    for (const keyword of ['casab', 'ДУ', '卡萨', 'الدار البيضاء', 'KAZABLANKA']) {
      const { list } = await api.ask(queryRate, { keyword, pageSize: 50 });
      expect([keyword, [...new Set(list.map(({ destination }) => destination.code))]]).toEqual([keyword, keyword === 'ДУ' ? [] : ['MA-CAS']]);
    }
  });

  it('cost for a weight what the bill charges, the cheapest first within a city or before all', async () => {
    const five = await api.ask(queryRate, { country: 'NG', weightGrams: 5_000, pageSize: 50 });
    for (const { id, forWeight } of five.list) {
      const row = STARTING_RATES.find((rate) => rate.id === id);
      if (!row) throw new Error(id);
      const shipment = { product: row.product, weightGrams: 5_000, size: null, pacNumber: 1, goodsType: 'GENERAL', branded: false, battery: null, cod: null, insuredValue: null, declaredValue: null, purpose: 'gift', receiverType: 'individual' } as const;
      const { lines, chargeable } = priceShipment(shipment, { gateway: null, destination: 'NG', remote: false }, { ...row, source: '' }, five.day);
      const freight = lines.filter(({ code }) => code.startsWith('FREIGHT')).reduce((sum, { amount }) => sum + amount, 0);
      expect([id, forWeight]).toEqual([id, { chargeableGrams: chargeable.chargeableGrams, amount: freight }]);
    }
    const key = ({ destination, forWeight }: (typeof five.list)[number]) => [destination.name, forWeight?.amount ?? NaN] as const;
    const cities = five.list.map(key);
    expect(cities).toEqual([...cities].sort(([a, x], [b, y]) => new Intl.Collator('en').compare(a, b) || x - y));
    const cheapest = (await api.ask(queryRate, { country: 'NG', weightGrams: 5_000, sort: 'price', pageSize: 50 })).list.map((rate) => key(rate)[1]);
    expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
    expect((await api.ask(queryRate, { country: 'NG' })).list[0]).not.toHaveProperty('forWeight');
  });

  it('are those of the products that take the weight', async () => {
    const productsFor = async (weightGrams: number) => [...new Set((await api.ask(queryRate, { destination: 'NG-ABV', weightGrams, pageSize: 50 })).list.map(({ product }) => product))].sort();
    expect(await productsFor(1)).toEqual(['localDelivery', 'smallParcel', 'specialLine']);
    expect(await productsFor(30_000)).toEqual(['localDelivery', 'smallParcel', 'specialLine']);
    expect(await productsFor(30_001)).toEqual(['specialLine']);
    expect(await productsFor(200_001)).toEqual([]);
  });

  it('name the city that a keyword may mean, wherever it lies', async () => {
    const nearest = async (input: object) => (await api.ask(queryRate, input)).nearest;
    expect(await nearest({ keyword: 'Lagoss' })).toEqual({ code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false });
    expect(await nearest({ keyword: 'Accra', country: 'NG' })).toMatchObject({ code: 'GH-ACC' });
    expect(await nearest({ keyword: 'Maiduguri', product: 'specialLine' })).toMatchObject({ code: 'NG-MIU' });
    expect(await nearest({ keyword: 'Guangzhou' })).toBeNull();
    expect(await nearest({ keyword: 'Lagos' })).toBeNull();
    expect(await nearest({ keyword: 'qqqxyz' })).toBeNull();
  });

  it.each([
    ['2025-12-31T15:59:59Z', ['2025-01-01']],
    ['2025-12-31T16:00:00Z', ['2026-01-01']],
    ['2027-04-02T00:00:00Z', ['2027-04-01']],
    ['2024-01-01T00:00:00Z', []],
  ])('hold on the day in China: %s', async (at, begun) => {
    const before = api.now();
    api.setTime(new Date(at));
    const { list } = await api.ask(queryRate, { origin: 'CN-CAN', destination: 'NG-LOS', product: 'smallParcel' });
    api.setTime(before);
    expect(list.map(({ validFrom }) => validFrom)).toEqual(begun);
  });

  it('say what belongs to the price: taxes, surcharges, remote areas', async () => {
    const remarksOf = async (destination: string, origin = 'CN-CAN') => (await api.ask(queryRate, { origin, destination, product: 'smallParcel' })).list[0]?.remarks ?? [];
    expect((await remarksOf('MA-CAS')).map(({ code }) => code)).toEqual(['WAYBILL_LIMIT', 'TAXES_INCLUDED', 'NO_CATEGORY_SURCHARGE']);
    expect((await remarksOf('SA-TUU')).map(({ code }) => code)).toEqual(['WAYBILL_LIMIT', 'REMOTE_AREA', 'NO_CATEGORY_SURCHARGE', 'SHORT_ADDRESS']);
    expect((await remarksOf('GH-ACC')).at(-1)?.text).toBe('Surcharge per kg: phones and tablets CNY\u00a035, branded goods CNY\u00a015.');
    expect((await remarksOf('GH-ACC', 'CN-HKG')).at(-1)?.text).toContain('CNY\u00a025');
  });

  it('add the days of a remote area', async () => {
    const transitOf = async (destination: string) => (await api.ask(queryRate, { origin: 'CN-CAN', destination, product: 'smallParcel' })).list[0]?.transit;
    expect([await transitOf('NG-LOS'), await transitOf('NG-MIU')]).toEqual([{ from: 5, to: 10 }, { from: 8, to: 15 }]);
  });

  it.each(LOCALES)('tell remarks in %s, every mark filled', async (locale) => {
    const remarks = await api.ask(queryRemark, {}, { locale });
    expect(remarks.map(({ code }) => code)).toEqual(STARTING_REMARKS.map(({ code }) => code));
    expect(remarks.filter(({ text }) => /[{}]|undefined|NaN/.test(text))).toEqual([]);
    expect(remarks.find(({ code }) => code === 'CATEGORY_SURCHARGE')?.text).toMatch(['en', 'ar', 'ur'].includes(locale) ? /CNY\u00a025–35/ : locale === 'zh-CN' ? /25–35元/ : /25–35\u00a0CNY/);
  });

  it.each([queryReceiver, getReceiverList])('know their receivers by $path', async (call) => {
    const { origins, receivers } = await api.ask(call, { origin: 'CN-YIW', country: 'PK' }, { locale: 'ur' });
    expect(origins).toMatchObject([{ code: 'CN-YIW', gateway: 'guangzhou' }]);
    expect(receivers.map(({ name, products }) => [name, products])).toEqual([
      ['کراچی', ['smallParcel', 'specialLine']], ['لاہور', ['smallParcel', 'specialLine']], ['اسلام آباد', ['smallParcel', 'specialLine']],
      ['فیصل آباد', ['smallParcel', 'specialLine']], ['کوئٹہ', ['smallParcel']],
    ]);
    expect(await api.ask(call, { origin: 'nowhere' })).toEqual({ origins: [], receivers: [], day: '2026-11-20' });
  });

  it.each([
    ['country', { country: 'XX' }], ['product', { product: 'rocket' }], ['pageNum', { pageNum: 0 }], ['pageSize', { pageSize: 51 }],
    ['pageNum', { pageNum: 'x' }], ['origin', { origin: 'x'.repeat(17) }], ['keyword', { keyword: 'x'.repeat(65) }],
    ['weightGrams', { weightGrams: 0 }], ['weightGrams', { weightGrams: 1.5 }], ['weightGrams', { weightGrams: 10_000_001 }], ['sort', { sort: 'colour' }],
  ])('refuse a wrong %s', async (field, input) => {
    const { code, status, fields } = await api.refused(queryRate, input);
    expect([status, code, fields?.map((fault) => fault.field)]).toEqual([400, ERROR.VALIDATION, [field]]);
  });

  it('are not moved by hostile text', async () => {
    for (const keyword of ["' or 1=1 --", '%', '_', '{waybillKg}', '<b>']) expect((await api.ask(queryRate, { keyword })).total).toBe(0);
  });

  it('leave rows that an operator changed as they are', async () => {
    const { db } = api.database;
    await db.updateTable('freight_rate').set({ first_amount: 1 }).where('id', '=', 'rate.localDelivery.TR-IST.TR-IZM.2026-01-01').execute();
    await fillRates(db);
    const { list } = await api.ask(queryRate, { destination: 'TR-IZM', product: 'localDelivery' });
    expect(list.map(({ firstAmount }) => firstAmount)).toEqual([1]);
  });
});

describe('the starting rate table', () => {
  it('joins three origins with forty cities and more', () => {
    expect(STARTING_RATES.length).toBeGreaterThanOrEqual(260);
    expect(new Set(STARTING_RATES.map(({ id }) => id)).size).toBe(STARTING_RATES.length);
    for (const product of PRICED_PRODUCTS) expect(STARTING_RATES.some((rate) => rate.product === product)).toBe(true);
  });

  it('is in whole fen, its tiers rise in weight, its steps divide them and never get dearer for a kilogram', () => {
    for (const { id, firstGrams, firstAmount, tiers } of STARTING_RATES) {
      let from = firstGrams;
      let perKg = Infinity;
      expect([id, Number.isInteger(firstAmount), tiers.at(-1)?.uptoGrams]).toEqual([id, true, null]);
      for (const { uptoGrams, stepGrams, stepAmount } of tiers) {
        expect([id, Number.isInteger(stepAmount) && stepAmount > 0, ((uptoGrams ?? from) - from) % stepGrams]).toEqual([id, true, 0]);
        expect((stepAmount * 1_000) / stepGrams).toBeLessThanOrEqual(perKg);
        perKg = (stepAmount * 1_000) / stepGrams;
        from = uptoGrams ?? from;
      }
    }
  });

  it('prices every lane for every weight, never cheaper for more weight', () => {
    for (const rate of STARTING_RATES) {
      const weights = [1, 1_000, 1_100, 4_900, 5_100, 9_900, 10_100, 20_400, 20_600, 21_000, 22_000, 29_900, 45_000, 46_000, 100_000, 200_000];
      const totals = weights.map((weightGrams) => {
        const shipment = { product: rate.product, weightGrams, size: null, pacNumber: 1, goodsType: 'GENERAL', branded: false, battery: null, cod: null, insuredValue: null, declaredValue: null, purpose: 'gift', receiverType: 'individual' } as const;
        return priceShipment(shipment, { gateway: null, destination: 'NG', remote: false }, { ...rate, source: '' }, '2026-11-20').total.amount;
      });
      expect([rate.id, ...totals]).toEqual([rate.id, ...[...totals].sort((a, b) => a - b)]);
    }
  });

  it('names every city in six languages, each country with a main city that is not remote', () => {
    for (const { code, names } of STARTING_CITIES) expect([code, LOCALES.filter((locale) => names[locale].trim() === '')]).toEqual([code, []]);
    const mains = new Map([...STARTING_CITIES].reverse().map((city) => [city.country, city]));
    expect([...mains.values()].filter(({ isRemote }) => isRemote)).toEqual([]);
  });

  it('knows every kind of goods that the forms offer', () => {
    const offered = [...startingEntries('INTL_GOODS_TYPE'), ...startingEntries('LOCAL_GOODS_TYPE')].map(({ code }) => code);
    expect(new Set<string>(GOODS_TYPES)).toEqual(new Set(offered));
  });

  it('uses only remarks that exist', () => {
    const known = new Set(STARTING_REMARKS.map(({ code }) => code));
    expect(STARTING_RATES.flatMap(({ remarkCodes }) => remarkCodes).filter((code) => !known.has(code))).toEqual([]);
  });
});
