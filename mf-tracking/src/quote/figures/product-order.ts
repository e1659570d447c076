/** Products that take a parcel, the cheapest first, with what sets each apart. Pure. */
import type { Quote } from '@amberlane/contract/calls/quotes';

export type ComparedQuote = Pick<Quote, 'product' | 'total' | 'transit' | 'chargeable'>;

export interface ComparedProduct {
  readonly quote: ComparedQuote;
  /** No other costs less; never said where all cost the same. */
  readonly cheapest: boolean;
  /** No other arrives earlier at the latest; never said where all take as long. */
  readonly fastest: boolean;
}

export function comparedProducts(quotes: readonly ComparedQuote[]): readonly ComparedProduct[] {
  const prices = quotes.map(priceOf);
  const days = quotes.map(latestDay);
  const stands = (value: number, values: readonly number[]): boolean => value === Math.min(...values) && value < Math.max(...values);
  return quotes
    .map((quote) => ({ quote, cheapest: stands(priceOf(quote), prices), fastest: stands(latestDay(quote), days) }))
    .sort((a, b) => priceOf(a.quote) - priceOf(b.quote) || latestDay(a.quote) - latestDay(b.quote));
}

const priceOf = ({ total }: ComparedQuote): number => total.amount;
const latestDay = ({ transit }: ComparedQuote): number => transit.to;
