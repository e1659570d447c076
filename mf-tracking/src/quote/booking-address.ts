/** The form for an order, with what a price was asked for: its fields in the names that the form reads. Pure. */
import type { QuoteEntry } from './quote-entry.ts';
import { goodsOf, type Ends } from './validate-quote.ts';

/** Taken over as typed. */
const TAKEN_OVER = ['weight', 'pieces', 'length', 'width', 'height', 'value', 'cod', 'insured', 'currency', 'purpose', 'receiver'] as const satisfies readonly (keyof QuoteEntry)[];

/** Path under `/{lang}`, by whether the goods leave the country, and the query. */
export function bookingAddress(entry: QuoteEntry, { origin, destination }: Ends, product: string): { readonly path: string; readonly query: string } {
  const { goodsType, branded, phones } = goodsOf(entry);
  const goods = goodsType !== 'GENERAL' ? goodsType : phones ? 'PHONE_TABLET' : branded ? 'BRAND' : goodsType;
  const known = { origin: origin?.code ?? '', destination: destination?.code ?? '', goods, product };
  const typed = Object.fromEntries(TAKEN_OVER.map((field) => [field, entry[field].trim()]));
  const query = new URLSearchParams(Object.entries({ ...known, ...typed }).filter(([, value]) => value !== ''));
  return { path: origin?.country === destination?.country ? 'express/order-entry' : 'express/intlorder-entry', query: query.toString() };
}
