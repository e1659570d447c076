/** Cities and prices for tests, by the rules of a day. */
import { priceShipment, type PricedProduct, type Rate } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import type { CityBook, Priced } from '../src/api/quote-api.ts';

const DAY = '2026-11-20';
const abroad: PricedProduct[] = ['smallParcel', 'specialLine'];

export const CITIES: CityBook = {
  origins: [
    { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false, gateway: 'guangzhou' },
    { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false, gateway: null },
  ],
  receivers: (
    [
      ['NG-LOS', 'Lagos', 'NG'], ['GH-ACC', 'Accra', 'GH'], ['MA-CAS', 'Casablanca', 'MA'], ['SA-RUH', 'Riyadh', 'SA'], ['KE-NBO', 'Nairobi', 'KE'], ['UG-KLA', 'Kampala', 'UG'],
      ['EG-CAI', 'Cairo', 'EG'], ['PK-KHI', 'Karachi', 'PK'], ['AE-DXB', 'Dubai', 'AE'], ['TR-IST', 'Istanbul', 'TR'],
    ] as const
  ).map(([code, name, country]) => ({ code, name, country, remote: false, products: abroad })),
  day: DAY,
};

const rateOf = (product: PricedProduct, stepAmount: number): Rate => ({
  id: `rate.${product}`, product, source: 'test', validFrom: '2026-01-01', validTo: null, firstGrams: 500, firstAmount: 5_000, tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount }],
});

/** A branded parcel of 6.2 kg with 1,800 yuan to collect and 9,000 declared, priced by both products. */
export function pricesOf(destination: Country): Priced {
  const city = (country: Country) => CITIES.receivers.find((each) => each.country === country) ?? { code: '', name: '', country, remote: false };
  const quotes = abroad.map((product) => {
    const shipment = {
      product, weightGrams: 6_200, size: { lengthMm: 460, widthMm: 340, heightMm: 300 }, pacNumber: 1, goodsType: 'GENERAL' as const, branded: true, battery: null,
      cod: { amount: 180_000, currency: 'CNY' as const }, insuredValue: null, declaredValue: { amount: 900_000, currency: 'CNY' as const }, purpose: 'ecommerce' as const, receiverType: 'individual' as const,
    };
    const price = priceShipment(shipment, { gateway: 'guangzhou', destination, remote: false }, rateOf(product, product === 'smallParcel' ? 3_300 : 2_700), DAY);
    const { chargeable, lines, notes, rules, transit, total } = price;
    return {
      quoteId: product, validUntil: new Date(Date.now() + 30 * 60_000).toISOString(), product, origin: city('CN'), destination: city(destination), assumedCity: false,
      chargeable: { ...chargeable, measuredCm: chargeable.measuredCm && ([...chargeable.measuredCm] as [number, number, number]), text: 'text' },
      transit, total: { amount: total.amount, currency: 'CNY' as const }, display: null, remarks: [], rules: [...rules], day: DAY, estimate: DAY,
      lines: lines.map(({ params: _params, ...line }) => ({ ...line, label: line.code })),
      notes: notes.map((note) => ({ code: note.code, severity: note.severity, ruleId: note.ruleId, text: note.code })),
    };
  });
  return { quotes, refused: [] };
}
