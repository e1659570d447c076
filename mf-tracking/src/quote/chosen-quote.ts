/** Which product's price is shown. */
import type { Quote } from '@amberlane/contract/calls/quotes';
import type { Priced } from '../api/quote-api.ts';

/** The product that the reader chose, else the cheapest; null when no product takes the parcel. */
export function chosenQuote({ quotes }: Priced, product: string): Quote | null {
  const chosen = quotes.find((quote) => quote.product === product);
  return chosen ?? quotes.toSorted((one, other) => one.total.amount - other.total.amount)[0] ?? null;
}
