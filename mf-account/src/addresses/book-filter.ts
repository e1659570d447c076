/** What of the address book is shown, as it stands in the address bar. */
import { isCountry, type Country } from '@amberlane/contract/site';
import { BOOK_PATH } from './book-paths.ts';

export interface BookFilter {
  readonly keyword: string;
  readonly country: Country | null;
  /** From 1. */
  readonly page: number;
}

export const PAGE_SIZE = 12;
const MOST_LETTERS = 80;

export function readBookFilter(search: string): BookFilter {
  const query = new URLSearchParams(search);
  const country = (query.get('country') ?? '').toUpperCase();
  const page = Number(query.get('page'));
  return { keyword: (query.get('q') ?? '').slice(0, MOST_LETTERS), country: isCountry(country) ? country : null, page: Number.isInteger(page) && page > 0 && page <= 999 ? page : 1 };
}

/** Site-relative address of a filter; the first page of everything has no query. */
export function bookAddress({ keyword, country, page }: BookFilter): string {
  const query = new URLSearchParams({ ...(keyword && { q: keyword }), ...(country && { country: country.toLowerCase() }), ...(page > 1 && { page: String(page) }) }).toString();
  return query ? `${BOOK_PATH}?${query}` : BOOK_PATH;
}
