/** What the address of the list asks for, and the address of what is asked. Pure. */
import type { Market } from '@amberlane/contract/site';
import { ARTICLE_TYPES, type ArticleType } from '@amberlane/contract/domain/article-types';
import type { NewsQuery } from './news-api.ts';

export interface NewsFilter {
  readonly type: ArticleType | null;
  readonly year: number | null;
  readonly search: string;
  /** From 1. */
  readonly page: number;
  /** The address names a kind, year or page that there can't be; it is left out. */
  readonly unreadable: boolean;
}

export const NEWS_PATH = 'article-list';
/** The same as RSS (`feeds` of `remote.config.ts`), below `/{lang}`. */
export const NEWS_FEED = '/news.xml';
/** Articles on one page. */
export const PAGE_SIZE = 10;
/** The list ends here; who looks for more narrows the filter. */
export const MOST_LISTED = 120;
const MOST_PAGES = MOST_LISTED / PAGE_SIZE;
const LONGEST_SEARCH = 80;

export const NO_FILTER: NewsFilter = { type: null, year: null, search: '', page: 1, unreadable: false };

export function readNewsFilter(search: URLSearchParams): NewsFilter {
  const [type, year, page] = [search.get('type') ?? '', search.get('year') ?? '', search.get('page') ?? ''];
  const found = ARTICLE_TYPES.find((known) => known.toLowerCase() === type.toLowerCase()) ?? null;
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  return {
    type: found,
    year: /^2\d{3}$/.test(year) ? Number(year) : null,
    search: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    page: Math.min(number, MOST_PAGES),
    unreadable: (type !== '' && found === null) || (year !== '' && !/^2\d{3}$/.test(year)) || (page !== '' && page !== '1' && number !== Number(page)),
  };
}

/** Path of the site; what is not asked for is not named. */
export function newsAddress(filter: Partial<NewsFilter>): string {
  const { type, year, search, page } = { ...NO_FILTER, ...filter };
  const query = new URLSearchParams();
  if (type !== null) query.set('type', type.toLowerCase());
  if (year !== null) query.set('year', String(year));
  if (search !== '') query.set('q', search);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? NEWS_PATH : `${NEWS_PATH}?${query}`;
}

export const isFiltered = ({ type, year, search }: NewsFilter): boolean => type !== null || year !== null || search !== '';

export const newsQuery = ({ type, year, search, page }: NewsFilter, { country, locale }: Market): NewsQuery => ({
  locale,
  country,
  ...(type !== null && { type }),
  ...(year !== null && { year }),
  ...(search !== '' && { search }),
  pageNum: page,
  pageSize: PAGE_SIZE,
});

/** How many pages of the list there are to be shown. */
export const pagesOf = (total: number): number => Math.ceil(Math.min(total, MOST_LISTED) / PAGE_SIZE);
