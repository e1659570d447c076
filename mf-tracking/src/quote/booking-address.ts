/** The form for an order, with what a price was asked for: its fields in the names that the form reads. Pure. */
import type { Quote } from '@amberlane/contract/calls/quotes';
import type { GoodsType } from '@amberlane/contract/domain';
import { milliwattHours } from './measures.ts';
import type { QuoteEntry } from './quote-entry.ts';
import { goodsOf, type Ends } from './validate-quote.ts';

/** Page of another squad: a question to an expert. */
export const EXPERT_PATH = 'express/contact-proficient';

/** Taken over as typed. */
const TAKEN_OVER = ['weight', 'pieces', 'length', 'width', 'height', 'value', 'cod', 'insured', 'currency', 'purpose', 'receiver'] as const satisfies readonly (keyof QuoteEntry)[];

/** What an expert is told of a price: the ends, the weight and the product, in the names of the quote page. */
export function expertAddress({ weight }: QuoteEntry, { origin, destination }: Ends, product: string): string {
  const told = { origin: origin?.code ?? '', destination: destination?.code ?? '', weight: weight.trim(), product };
  const query = new URLSearchParams(Object.entries(told).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${EXPERT_PATH}?${query}` : EXPERT_PATH;
}

/** What a booking needs of a price: the form for the order says when it is another one by then. */
export type BookedQuote = Pick<Quote, 'product' | 'quoteId' | 'total'>;

/** Path under `/{lang}`, by whether the goods leave the country, and the query. */
export function bookingAddress(entry: QuoteEntry, { origin, destination }: Ends, { product, quoteId, total }: BookedQuote): { readonly path: string; readonly query: string } {
  const { goodsType, branded, phones } = goodsOf(entry);
  // A parcel has one type there: phones cost a surcharge, and have their batteries built in.
  const goods = phones && !isSpareBattery(goodsType) ? 'PHONE_TABLET' : goodsType === 'GENERAL' && branded ? 'BRAND' : goodsType;
  const known = { origin: origin?.code ?? '', destination: destination?.code ?? '', goods, product, quote: quoteId, total: String(total.amount), brand: branded ? '1' : '' };
  const typed = Object.fromEntries(TAKEN_OVER.map((field) => [field, entry[field].trim()]));
  const query = new URLSearchParams(Object.entries({ ...known, ...typed, ...batteryOf(entry) }).filter(([, value]) => value !== ''));
  return { path: origin?.country === destination?.country ? 'express/order-entry' : 'express/intlorder-entry', query: query.toString() };
}

const isSpareBattery = (type: GoodsType): boolean => type === 'BATTERY_MATCHING' || type === 'BATTERY_PURE';

/** Energy and number of the batteries that travel with the goods; volts and capacity are told as the energy they make. */
function batteryOf({ battery, wattHours, volts, milliampHours, batteries }: QuoteEntry) {
  if (battery !== 'builtIn' && battery !== 'matching') return {};
  const reckoned = milliwattHours(volts.trim(), milliampHours.trim());
  return { wattHours: wattHours.trim() || (reckoned === null ? '' : String(Math.ceil(reckoned / 1_000))), batteries: batteries.trim() };
}
