import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COUNTRIES, type Country } from '../site/index.ts';
import { CURRENCIES, GOODS_TYPES, PRICED_PRODUCTS, PURPOSES, RECEIVER_TYPES, type Currency } from './index.ts';
import { priceShipment, type LineCode, type Rate } from './pricing.ts';
import { goodsTogether, shipmentFaults, type PricedLane, type Shipment } from './shipment.ts';

const DAY = '2026-11-20';

const RATE: Rate = {
  id: 'rate.test', product: 'smallParcel', firstGrams: 500, firstAmount: 4_620, validFrom: '2019-01-01', validTo: null, source: 'test',
  tiers: [{ uptoGrams: 1_000, stepGrams: 100, stepAmount: 660 }, { uptoGrams: 5_000, stepGrams: 100, stepAmount: 630 }, { uptoGrams: null, stepGrams: 100, stepAmount: 600 }],
};

const GUANGZHOU: PricedLane = { gateway: 'guangzhou', destination: 'NG', remote: false };
const to = (destination: Country, lane: Partial<PricedLane> = {}): PricedLane => ({ ...GUANGZHOU, destination, ...lane });

const shipment = (changes: Partial<Shipment> = {}): Shipment => ({
  product: 'smallParcel', weightGrams: 2_000, size: null, pacNumber: 1, goodsType: 'GENERAL', branded: false, battery: null, cod: null,
  insuredValue: null, declaredValue: null, purpose: 'ecommerce', receiverType: 'individual', ...changes,
});

const money = (amount: number, currency: Currency = 'CNY') => ({ amount, currency });
const price = (changes: Partial<Shipment> = {}, lane = GUANGZHOU, day = DAY) => priceShipment(shipment(changes), lane, RATE, day);
const amountOf = (code: LineCode, ...asked: Parameters<typeof price>): number | undefined => price(...asked).lines.find((line) => line.code === code)?.amount;
const notesOf = (...asked: Parameters<typeof price>) => price(...asked).notes.map(({ code }) => code);

describe('freight', () => {
  it('is the first weight and then each step, tier by tier', () => {
    const { lines, total } = price({ weightGrams: 5_250 });
    expect(lines.map(({ quantity, unitSize, rate, amount }) => [quantity, unitSize, rate, amount])).toEqual([
      [500, 500, 4_620, 4_620],
      [500, 100, 660, 3_300],
      [4_000, 100, 630, 25_200],
      [300, 100, 600, 1_800],
    ]);
    expect(total).toEqual({ amount: 34_920, currency: 'CNY' });
    expect(new Set(lines.map(({ ruleId }) => ruleId))).toEqual(new Set(['rate.test']));
  });
});

describe('surcharges by category', () => {
  it('cost 35 CNY a kilogram from Guangzhou and 25 from Hong Kong for phones, 15 for brands', () => {
    expect(amountOf('PHONE_TABLET', { goodsType: 'PHONE_TABLET' })).toBe(7_000);
    expect(amountOf('PHONE_TABLET', { goodsType: 'PHONE_TABLET' }, to('NG', { gateway: 'hongKong' }))).toBe(5_000);
    expect(amountOf('BRAND', { goodsType: 'BRAND' })).toBe(3_000);
    expect(amountOf('BRAND', { goodsType: 'CLOTHES', branded: true })).toBe(3_000);
    expect(price({ goodsType: 'BRAND', branded: true }).lines.filter(({ code }) => code === 'BRAND')).toHaveLength(1);
    expect(price({ goodsType: 'PHONE_TABLET', branded: true }).lines.map(({ code }) => code)).toEqual(['FREIGHT_FIRST', 'FREIGHT_STEPS', 'FREIGHT_STEPS', 'PHONE_TABLET', 'BRAND']);
  });

  it.each(['MA', 'SA'] as const)('spare %s, and the quote says so', (country) => {
    const asked = [{ goodsType: 'PHONE_TABLET', branded: true }, to(country)] as const;
    expect([amountOf('PHONE_TABLET', ...asked), amountOf('BRAND', ...asked)]).toEqual([undefined, undefined]);
    expect(notesOf(...asked)).toContain('NO_CATEGORY_SURCHARGE');
    expect(notesOf({}, to(country))).not.toContain('NO_CATEGORY_SURCHARGE');
  });

  it('never name fuel', () => {
    expect(notesOf()).toContain('NO_FUEL_SURCHARGE');
  });
});

describe('cash on delivery', () => {
  it.each([
    [1, 500],
    [16_666, 500],
    [16_683, 500],
    [16_684, 501],
    [100_000, 3_000],
    [5_000_000, 150_000],
    [5_000_100, 150_000],
    [100_000_000, 150_000],
  ])('for %i fen costs %i fen', (amount, fee) => {
    expect(amountOf('CASH_ON_DELIVERY', { cod: money(amount) })).toBe(fee);
  });

  it('has no line for nothing to collect, and counts other currencies in yuan', () => {
    expect(amountOf('CASH_ON_DELIVERY', { cod: money(0) })).toBeUndefined();
    // 100,000 NGN at 0.0049 are 490 CNY
    expect(amountOf('CASH_ON_DELIVERY', { cod: money(10_000_000, 'NGN') })).toBe(1_470);
    // 1,000,000 UGX, which has no minor unit, at 0.002 are 2,000 CNY
    expect(amountOf('CASH_ON_DELIVERY', { cod: money(1_000_000, 'UGX') })).toBe(6_000);
  });
});

describe('clearance and taxes', () => {
  const worth = (amount: number, currency: Currency) => ({ declaredValue: money(amount, currency) });

  it('of Saudi Arabia: 15% and 100 SAR above 1,000 SAR', () => {
    expect(notesOf(worth(100_000, 'SAR'), to('SA'))).toContain('TAX_FREE');
    const { lines, rules } = price(worth(100_001, 'SAR'), to('SA'));
    const [clearance, tax] = lines.slice(-2);
    expect(clearance).toMatchObject({ code: 'CLEARANCE', amount: 18_930, original: money(10_000, 'SAR'), ruleId: 'tax.SA.2020' });
    expect(tax).toMatchObject({ code: 'TAX_ESTIMATE', quantity: 189_302, rate: 1_500, amount: 28_395 });
    expect(rules.map(({ id }) => id)).toContain('tax.SA.2020');
  });

  it('of the Emirates follow the limit of the day', () => {
    const value = worth(50_000, 'AED');
    expect(amountOf('TAX_ESTIMATE', value, to('AE'), '2022-12-31')).toBeUndefined();
    expect(amountOf('TAX_ESTIMATE', value, to('AE'), '2023-01-01')).toBeGreaterThan(0);
    expect(amountOf('TAX_ESTIMATE', value, to('AE'), '2023-02-28')).toBeGreaterThan(0);
    expect(amountOf('TAX_ESTIMATE', value, to('AE'), '2023-03-01')).toBeUndefined();
    expect(amountOf('TAX_ESTIMATE', worth(100_001, 'AED'), to('AE'))).toBe(9_665);
  });

  it('of Morocco are in the freight; clearance costs 200 or 300 CNY, and only gifts are spared since July 2022', () => {
    const clearance = (purpose: Shipment['purpose'], receiverType: Shipment['receiverType'], day?: string) =>
      amountOf('CLEARANCE', { ...worth(100_000, 'MAD'), purpose, receiverType }, to('MA'), day);
    expect(clearance('ecommerce', 'individual')).toBe(20_000);
    expect(clearance('ecommerce', 'company')).toBe(30_000);
    expect(clearance('gift', 'individual')).toBeUndefined();
    expect(clearance('ecommerce', 'individual', '2022-06-30')).toBeUndefined();
    expect(notesOf(worth(100_000, 'MAD'), to('MA'))).toContain('TAXES_INCLUDED');
    expect(amountOf('TAX_ESTIMATE', worth(100_000, 'MAD'), to('MA'))).toBeUndefined();
  });

  it('are not guessed where nothing is known, and ask for a value where it is missing', () => {
    expect(notesOf(worth(100_000, 'NGN'), to('NG'))).toContain('TAX_NOT_ESTIMATED');
    expect(notesOf(worth(100_001, 'PKR'), to('PK'))).toContain('TAX_NOT_ESTIMATED');
    expect(notesOf(worth(100_000, 'PKR'), to('PK'))).toContain('TAX_FREE');
    expect(notesOf(worth(1, 'TRY'), to('TR'))).toContain('TAX_NOT_ESTIMATED');
    expect(notesOf({}, to('SA'))).toContain('TAX_NEEDS_VALUE');
  });
});

describe('remote areas', () => {
  it('take 3 to 5 working days more and cost nothing', () => {
    const near = price();
    const far = price({}, to('NG', { remote: true }));
    expect([near.transit, far.transit]).toEqual([{ from: 5, to: 10 }, { from: 8, to: 15 }]);
    expect(far.lines.at(-1)).toMatchObject({ code: 'REMOTE_AREA', amount: 0, ruleId: 'remote.2019' });
    expect(far.total).toEqual(near.total);
  });
});

describe('what stands against a shipment', () => {
  const faults = (changes: Partial<Shipment>) => shipmentFaults(shipment(changes), DAY).map(({ field, code, params }) => [field, code, params]);
  const size = (lengthMm: number, widthMm: number, heightMm: number) => ({ size: { lengthMm, widthMm, heightMm } });

  it.each([
    ['30 kg', { weightGrams: 30_000 }, []],
    ['more than 30 kg', { weightGrams: 30_001 }, [['weightGrams', 'overweight', { max: 30 }]]],
    ['200 kg by special line', { product: 'specialLine', weightGrams: 200_000, pacNumber: 10 }, []],
    ['more than 200 kg by special line', { product: 'specialLine', weightGrams: 200_001, pacNumber: 10 }, [['weightGrams', 'overweight', { max: 200 }]]],
    ['two pieces under one waybill', { pacNumber: 2 }, [['pacNumber', 'tooLarge', { max: 1 }]]],
    ['a side of 100 cm', size(1_000, 200, 100), [['lengthMm', 'sideTooLong', { max: 100 }]]],
    ['a side just under 100 cm', size(999, 200, 100), []],
    ['a flat parcel of 10 × 10 cm', size(100, 10, 100), []],
    ['a parcel narrower than 10 cm', size(300, 99, 20), [['widthMm', 'sizeTooSmall', { min: 10 }]]],
    ['two matching batteries of 100 Wh', { goodsType: 'BATTERY_MATCHING', battery: { wattHours: 100, count: 2 } }, []],
    ['three matching batteries', { goodsType: 'BATTERY_MATCHING', battery: { wattHours: 20, count: 3 } }, [['battery.count', 'tooLarge', { max: 2 }]]],
    ['a battery of 101 Wh', { goodsType: 'BATTERY_BUILT_IN', battery: { wattHours: 101, count: 1 } }, [['battery.wattHours', 'tooLarge', { max: 100 }]]],
    ['insurance above the value', { insuredValue: money(10_001), declaredValue: money(10_000) }, [['insuredValue', 'insuredValue', {}]]],
    ['cash on delivery up to the limit', { cod: money(5_000_000) }, []],
    ['more cash on delivery', { cod: money(5_000_001) }, [['cod', 'codAmount', { max: 50_000, currency: 'CNY' }]]],
    ['more cash on delivery in another currency', { cod: { amount: 2_700_000, currency: 'SAR' } }, [['cod', 'codAmount', { max: 26_413, currency: 'SAR' }]]],
    ['insurance of the value', { insuredValue: money(10_000), declaredValue: money(10_000) }, []],
  ] as const)('%s', (_name, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  it('above 100 kg warns and still prices; so does a piece above 32 kg', () => {
    const heavy = { product: 'specialLine', weightGrams: 100_001 } as const;
    expect(notesOf({ ...heavy, pacNumber: 4 })).toContain('CONFIRM_BY_HAND');
    expect(notesOf({ ...heavy, pacNumber: 3 })).toEqual(expect.arrayContaining(['CONFIRM_BY_HAND', 'PIECE_TOO_HEAVY']));
    expect(notesOf({ ...heavy, weightGrams: 100_000, pacNumber: 4 })).not.toContain('CONFIRM_BY_HAND');
  });
});

describe('a list of goods', () => {
  const item = (goodsType: Shipment['goodsType'], changes: Partial<Shipment> = {}) => ({ goodsType, branded: false, battery: null, ...changes });

  it.each([
    ['nothing', [], { goodsType: 'GENERAL', branded: false, phones: false, battery: null }],
    ['clothes and food', [item('CLOTHES'), item('FOOD')], { goodsType: 'CLOTHES', branded: false, phones: false, battery: null }],
    ['clothes and batteries alone', [item('CLOTHES'), item('BATTERY_PURE')], { goodsType: 'BATTERY_PURE' }],
    ['a brand among others', [item('OTHER'), item('BRAND')], { goodsType: 'BRAND', branded: true }],
    ['a branded phone', [item('CLOTHES'), item('PHONE_TABLET', { branded: true })], { goodsType: 'PHONE_TABLET', branded: true, phones: true }],
    [
      'phones and matching batteries',
      [item('PHONE_TABLET', { battery: { wattHours: 12, count: 5 } }), item('BATTERY_MATCHING', { battery: { wattHours: 90, count: 1 } }), item('BATTERY_MATCHING', { battery: { wattHours: 20, count: 2 } })],
      { goodsType: 'BATTERY_MATCHING', phones: true, battery: { wattHours: 90, count: 3 } },
    ],
  ] as const)('%s', (_name, items, together) => {
    expect(goodsTogether(items)).toMatchObject(together);
  });

  it('pays for phones whatever else is among it', () => {
    const goods = goodsTogether([item('PHONE_TABLET'), item('BATTERY_MATCHING', { battery: { wattHours: 20, count: 1 } })]);
    expect(amountOf('PHONE_TABLET', goods)).toBe(7_000);
  });
});

describe('any price', () => {
  const anyMoney = fc.option(fc.record({ amount: fc.integer({ min: 0, max: 1_000_000_000_000 }), currency: fc.constantFrom(...CURRENCIES) }));
  const side = fc.integer({ min: 1, max: 999 });
  const anyShipment: fc.Arbitrary<Shipment> = fc.record({
    product: fc.constantFrom(...PRICED_PRODUCTS),
    weightGrams: fc.integer({ min: 1, max: 200_000 }),
    size: fc.option(fc.record({ lengthMm: side, widthMm: side, heightMm: side })),
    pacNumber: fc.integer({ min: 1, max: 20 }),
    goodsType: fc.constantFrom(...GOODS_TYPES),
    branded: fc.boolean(),
    battery: fc.constant(null),
    cod: anyMoney,
    insuredValue: anyMoney,
    declaredValue: anyMoney,
    purpose: fc.constantFrom(...PURPOSES),
    receiverType: fc.constantFrom(...RECEIVER_TYPES),
  });
  const anyLane: fc.Arbitrary<PricedLane> = fc.record({
    gateway: fc.constantFrom('guangzhou', 'hongKong', null),
    destination: fc.constantFrom(...COUNTRIES),
    remote: fc.boolean(),
  });
  const anyDay = fc.constantFrom('2020-07-01', '2023-01-31', '2025-12-31', '2026-02-06', DAY, '2031-01-01');

  it('is whole, never negative, and the sum of its lines; every line names a rule that is told', () => {
    fc.assert(
      fc.property(anyShipment, anyLane, anyDay, (goods, lane, day) => {
        const { lines, total, rules, notes } = priceShipment(goods, lane, RATE, day);
        for (const { amount, rate, quantity, unitSize } of lines) {
          for (const number of [amount, rate, quantity, unitSize]) expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        }
        expect(total.amount).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        const told = new Set(rules.map(({ id }) => id));
        expect([...lines, ...notes].filter(({ ruleId }) => ruleId !== null && !told.has(ruleId))).toEqual([]);
        for (const { validFrom, validTo } of rules) expect(validFrom <= day && (validTo === null || day <= validTo)).toBe(true);
      }),
    );
  });

  it('never falls when the parcel gets heavier or larger', () => {
    fc.assert(
      fc.property(anyShipment, anyLane, fc.integer({ min: 0, max: 50_000 }), (goods, lane, more) => {
        const now = priceShipment(goods, lane, RATE, DAY).total.amount;
        expect(priceShipment({ ...goods, weightGrams: goods.weightGrams + more }, lane, RATE, DAY).total.amount).toBeGreaterThanOrEqual(now);
        if (!goods.size) return;
        const larger = { ...goods.size, heightMm: goods.size.heightMm + more };
        expect(priceShipment({ ...goods, size: larger }, lane, RATE, DAY).total.amount).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
