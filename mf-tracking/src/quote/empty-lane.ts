import type { Market } from '@amberlane/contract/site';
import type { CityBook, LaneQuestion } from '../api/quote-api.ts';
import type { QuoteEntry } from './quote-entry.ts';
import { endsOf } from './validate-quote.ts';

/** The lane that the form begins with, whose lowest prices stand beside it before a weight is entered; null without both ends. */
export function emptyLane(entry: QuoteEntry, book: CityBook, { country, locale }: Pick<Market, 'country' | 'locale'>): LaneQuestion | null {
  const { origin, destination } = endsOf(entry, book, country);
  return origin && destination ? { origin: origin.code, destination: destination.code, locale } : null;
}
