import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ERROR } from '@amberlane/contract/calls';
import { type Shipment } from '@amberlane/contract/domain';
import type { OpenDatabase } from '../database/database.ts';
import { fillRates } from '../rates/rate-data.ts';
import { describeOnOneDatabase } from '../testing/test-databases.ts';
import { quoteService, type QuotedShipment } from './quote-service.ts';

const NOW = new Date('2026-11-20T10:30:00Z');

const shipment = (changes: Partial<QuotedShipment> = {}): QuotedShipment => ({
  origin: { country: 'CN', city: 'CN-CAN' },
  destination: { country: 'NG', city: 'NG-LOS' },
  product: 'smallParcel', weightGrams: 1_540, size: null, pacNumber: 1, goodsType: 'GENERAL', branded: false, battery: null,
  cod: null, insuredValue: null, declaredValue: null, purpose: 'ecommerce', receiverType: 'individual',
  ...changes,
});

describeOnOneDatabase('quote service', (open) => {
  let database: OpenDatabase;
  let time = NOW;
  const service = () => quoteService({ db: database.db, now: () => time });

  beforeAll(async () => {
    database = await open();
    await fillRates(database.db);
  });
  afterAll(() => database.close());

  it('prices a small parcel from its first weight and its steps', async () => {
    const { price, rate } = await service().price(shipment());
    expect(rate.id).toBe('rate.smallParcel.CN-CAN.NG-LOS.2026-01-01');
    expect(price.chargeable).toMatchObject({ actualGrams: 1_540, volumeGrams: null, stepGrams: 100, chargeableGrams: 1_600, wonBy: 'actual' });
    // 46.20 for 0.5 kg, 5 × 6.60 to 1 kg, 6 × 6.30 to 1.6 kg
    expect(price.lines.map(({ code, amount }) => [code, amount])).toEqual([['FREIGHT_FIRST', 4_620], ['FREIGHT_STEPS', 3_300], ['FREIGHT_STEPS', 3_780]]);
    expect(price.total).toEqual({ amount: 11_700, currency: 'CNY' });
    expect(price.rules.map(({ id }) => id)).toContain('rate.smallParcel.CN-CAN.NG-LOS.2026-01-01');
  });

  it.each([
    ['2025-12-31T15:59:59Z', '2025-01-01'],
    ['2025-12-31T16:00:00Z', '2026-01-01'],
    ['2027-03-31T15:59:59Z', '2026-01-01'],
    ['2027-03-31T16:00:00Z', '2027-04-01'],
  ])('takes the rate of the day in China at %s', async (at, validFrom) => {
    time = new Date(at);
    const { rate } = await service().price(shipment());
    time = NOW;
    expect(rate.valid_from).toBe(validFrom);
  });

  it('has no price for a day before the first rate, for a lane between two countries abroad, or for a remote special line', async () => {
    time = new Date('2024-06-01T00:00:00Z');
    await expect(service().price(shipment())).rejects.toMatchObject({ code: ERROR.NO_RATE });
    time = NOW;
    await expect(service().price(shipment({ origin: { country: 'GH' } }))).rejects.toMatchObject({ code: ERROR.NO_RATE, status: 404 });
    await expect(service().price(shipment({ product: 'specialLine', destination: { country: 'PK', city: 'PK-UET' } }))).rejects.toMatchObject({ code: ERROR.NO_RATE });
    await expect(service().price(shipment({ product: 'localDelivery' }))).rejects.toMatchObject({ code: ERROR.NO_RATE });
    await expect(service().price(shipment({ destination: { country: 'CN', city: 'CN-YIW' } }))).rejects.toMatchObject({ code: ERROR.NO_RATE });
  });

  it.each([
    ['NG-KAN', 'NG-KAN', false],
    ['kano', 'NG-KAN', false],
    ['卡诺', 'NG-KAN', false],
    ['Somewhere', 'NG-LOS', true],
    [undefined, 'NG-LOS', true],
  ])('finds the city that stands for %s', async (city, code, assumedCity) => {
    expect(await service().price(shipment({ destination: { country: 'NG', city } }))).toMatchObject({ destination: { code }, assumedCity });
  });

  it('starts local delivery in the main city of the country', async () => {
    const local = await service().price(shipment({ product: 'localDelivery', origin: { country: 'NG', city: 'Ibadan' }, destination: { country: 'NG', city: 'Abuja' } }));
    expect(local).toMatchObject({ origin: { code: 'NG-LOS' }, destination: { code: 'NG-ABV' }, assumedCity: false });
    expect(local.price.notes.map(({ code }) => code)).toEqual(['NO_FUEL_SURCHARGE', 'COMPENSATION', 'REDELIVERY']);
  });

  it('refuses batteries alone before anything else, and names every field that stands against the rest', async () => {
    await expect(service().price(shipment({ goodsType: 'BATTERY_PURE', weightGrams: 99_000 }))).rejects.toMatchObject({ code: ERROR.GOODS_NOT_ACCEPTED });
    const faults = { fields: [{ field: 'weightGrams', code: 'overweight', params: { max: 30 } }, { field: 'lengthMm', code: 'sideTooLong', params: { max: 100 } }] };
    await expect(service().price(shipment({ weightGrams: 30_001, size: { lengthMm: 1_000, widthMm: 300, heightMm: 100 } }))).rejects.toMatchObject(faults);
  });

  it('promises a price for 30 minutes, for this shipment only', async () => {
    const priced = await service().price(shipment());
    const { quoteId, validUntil } = await service().sign(shipment(), priced);
    expect(validUntil.toISOString()).toBe('2026-11-20T11:00:00.000Z');
    expect(await service().verifyQuote(quoteId, shipment())).toMatchObject({ total: priced.price.total, price: priced.price });
    expect(await service().verifyQuote(quoteId, shipment({ destination: { country: 'NG', city: 'Lagos' } }))).toMatchObject({ total: priced.price.total, price: priced.price });
    const others: readonly Partial<QuotedShipment>[] = [{ weightGrams: 1_541 }, { destination: { country: 'NG', city: 'Kano' } }, { branded: true } satisfies Partial<Shipment>];
    for (const other of others) await expect(service().verifyQuote(quoteId, shipment(other))).rejects.toMatchObject({ code: ERROR.QUOTE_UNKNOWN });
    expect(await service().verifyQuote(quoteId, shipment({ goodsType: 'CLOTHES' }))).toMatchObject({ total: priced.price.total, price: priced.price });
    await expect(service().verifyQuote(quoteId, shipment({ goodsType: 'BATTERY_PURE' }))).rejects.toMatchObject({ code: ERROR.GOODS_NOT_ACCEPTED });
    time = validUntil;
    await expect(service().verifyQuote(quoteId, shipment())).rejects.toMatchObject({ code: ERROR.QUOTE_EXPIRED });
    time = NOW;
  });

  it('gives two processes that begin at once the same key', async () => {
    await database.db.deleteFrom('signing_key').execute();
    const priced = await service().price(shipment());
    const signed = await Promise.all([service().sign(shipment(), priced), service().sign(shipment(), priced)]);
    for (const { quoteId } of signed) expect(await service().verifyQuote(quoteId, shipment())).toMatchObject({ total: priced.price.total, price: priced.price });
    expect(await database.db.selectFrom('signing_key').selectAll().execute()).toHaveLength(1);
  });
});
