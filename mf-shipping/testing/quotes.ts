/** Cities and prices for tests, by the rules of a day. */
import { isAcceptedGoods, priceShipment, shipmentFaults, type PricedProduct, type Rate } from '@amberlane/contract/domain';
import { quoteCalc } from '@amberlane/contract/calls/quotes';
import type { CityBook, Quotes } from '../src/order-quote/quote-calls.ts';

const DAY = '2026-11-20';
const ABROAD: PricedProduct[] = ['smallParcel', 'specialLine'];

export const CITIES: CityBook = {
  origins: [
    { code: 'CN-CAN', name: 'Guangzhou', country: 'CN', remote: false, gateway: 'guangzhou' },
    { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false, gateway: null },
  ],
  receivers: [
    { code: 'NG-LOS', name: 'Lagos', country: 'NG', remote: false, products: ABROAD },
    { code: 'SA-RUH', name: 'Riyadh', country: 'SA', remote: false, products: ABROAD },
  ],
  day: DAY,
};

const rateOf = (product: PricedProduct): Rate => ({
  id: `rate.${product}`, product, source: 'test', validFrom: '2026-01-01', validTo: null, firstGrams: 500, firstAmount: 5_000,
  tiers: [{ uptoGrams: null, stepGrams: 500, stepAmount: product === 'specialLine' ? 2_700 : 3_300 }],
});

/** What the API answers to a request, half an hour valid from now on; `sent` is the body of the call. */
export function quotesFor(sent: unknown): Quotes {
  const question = quoteCalc.request.parse(sent);
  const { lengthMm, widthMm, heightMm, origin, destination } = question;
  const products: readonly PricedProduct[] = origin.country === destination.country ? ['localDelivery'] : ABROAD;
  const cityOf = (code: string | undefined) => [...CITIES.origins, ...CITIES.receivers].find((city) => city.code === code) ?? { code: '', name: '', country: destination.country, remote: false };
  const judged = products.map((product) => ({
    ...question, product, battery: question.battery ?? null, cod: question.cod ?? null, insuredValue: question.insuredValue ?? null, declaredValue: question.declaredValue ?? null,
    size: lengthMm && widthMm && heightMm ? { lengthMm, widthMm, heightMm } : null,
  }));
  const isTaken = (shipment: (typeof judged)[number]): boolean => isAcceptedGoods(shipment) && shipmentFaults(shipment, DAY).length === 0;
  const quotes = judged.filter(isTaken).map((shipment) => {
    const price = priceShipment(shipment, { gateway: 'guangzhou', destination: destination.country, remote: false }, rateOf(shipment.product), DAY);
    const { code, name, country, remote } = cityOf(destination.city);
    const from = cityOf(origin.city);
    return {
      quoteId: `test.${shipment.product}.${question.weightGrams}`, validUntil: new Date(Date.now() + 30 * 60_000).toISOString(), product: shipment.product,
      origin: { code: from.code, name: from.name, country: from.country, remote: from.remote }, destination: { code, name, country, remote }, assumedCity: false,
      chargeable: { ...price.chargeable, measuredCm: price.chargeable.measuredCm && ([...price.chargeable.measuredCm] as [number, number, number]), text: 'Charged by weight.' },
      transit: price.transit, total: { amount: price.total.amount, currency: 'CNY' as const }, display: null, remarks: [], rules: [...price.rules], day: DAY, estimate: `Estimate, rules of ${DAY}`,
      lines: price.lines.map(({ params: _params, ...line }) => ({ ...line, label: line.code })),
      notes: price.notes.map((note) => ({ code: note.code, severity: note.severity, ruleId: note.ruleId, text: note.code })),
    };
  });
  const refused = judged.filter((shipment) => !isTaken(shipment)).map(({ product }) => ({ product, error: { code: 1_000_400, message: 'Too heavy for this product.' } }));
  return { quotes, refused };
}
