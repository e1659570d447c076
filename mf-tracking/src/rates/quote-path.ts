import type { ListedRate } from '../api/rates-api.ts';
import { weightOf, type RateFilter } from './rate-filter.ts';

/** The price page and the form's names of what is known here; its own module of them would bring all of the form along. */
const QUOTE_PATH = 'quote';

/** Site-relative address of the price of a rate, for the weight that was asked for here. */
export function quotePath({ origin, destination, product }: Pick<ListedRate, 'origin' | 'destination' | 'product'>, filter: Pick<RateFilter, 'weight'>): string {
  const query = new URLSearchParams({ origin: origin.code, destination: destination.code, product });
  if (typeof weightOf(filter) === 'number') query.set('weight', filter.weight);
  return `${QUOTE_PATH}?${query.toString()}`;
}
