/** The filter of the ledger, as it stands in the address. Pure. */
import { CURRENCIES, type Currency } from '@amberlane/contract/domain/currencies';

export interface CodFilter {
  /** '' for all. */
  readonly currency: Currency | '';
  /** ISO days; '' for no limit. */
  readonly from: string;
  readonly to: string;
  readonly cursor: string;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export interface Month {
  /** ISO days; both included. */
  readonly from: string;
  readonly to: string;
}

/** The month of an ISO instant and the one before, in UTC like the days of the filter. */
export function lastMonths(asOf: string): readonly [latest: Month, before: Month] {
  const [year = 0, month = 0] = asOf.split('-').map(Number);
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const monthOf = (index: number): Month => ({ from: day(Date.UTC(year, index, 1)), to: day(Date.UTC(year, index + 1, 0)) });
  return [monthOf(month - 1), monthOf(month - 2)];
}

/** Reads a query; what makes no sense counts as not there. */
export function readFilter(query: URLSearchParams): CodFilter {
  const day = (name: string): string => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : '';
  };
  const currency = CURRENCIES.find((one) => one === query.get('currency')) ?? '';
  const cursor = query.get('cursor') ?? '';
  return { currency, from: day('from'), to: day('to'), cursor: cursor.length <= 200 ? cursor : '' };
}

/** Path of the page with a filter, without what is empty. */
export function pathOf(filter: Partial<CodFilter>): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? 'express/cod' : `express/cod?${query}`;
}

/** The days are the wrong way round. */
export const isReversed = ({ from, to }: Pick<CodFilter, 'from' | 'to'>): boolean => from !== '' && to !== '' && from > to;

/** The filter as a request; nothing of it is sent empty. */
export const requestOf = ({ currency, from, to, cursor }: CodFilter) => ({ ...(currency && { currency }), ...(from && { from }), ...(to && { to }), ...(cursor && { cursor }) });
