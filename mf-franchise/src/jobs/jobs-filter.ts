/** What the address of the list of positions asks for, and the address of what is asked. Pure. */
import { isCountry, type Country, type Locale, type Market } from '@amberlane/contract/site';
import { JOB_TYPES, type JobType } from '@amberlane/contract/domain/job-types';
import type { JobsQuery } from './jobs-api.ts';

export interface JobsFilter {
  readonly country: Country | null;
  readonly type: JobType | null;
  /** Words; every one must be there. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
  /** The address names a country, field of work or page that there can't be; it is left out. */
  readonly unreadable: boolean;
}

export const JOBS_PATH = 'business/recruit';
/** Positions on one page. */
export const PAGE_SIZE = 20;
export const LONGEST_KEYWORD = 80;
/** Of the contract (`paging`). */
const MOST_PAGES = 10_000;

export const NO_FILTER: JobsFilter = { country: null, type: null, keyword: '', page: 1, unreadable: false };

export function readJobsFilter(search: URLSearchParams): JobsFilter {
  const [country, type, page] = [search.get('country') ?? '', search.get('type') ?? '', search.get('page') ?? ''];
  const code = country.toUpperCase();
  const found = JOB_TYPES.find((known) => known === type.toUpperCase()) ?? null;
  const number = /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
  return {
    country: isCountry(code) ? code : null,
    type: found,
    keyword: (search.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    page: Math.min(number, MOST_PAGES),
    unreadable: (country !== '' && !isCountry(code)) || (type !== '' && found === null) || (page !== '' && String(number) !== page),
  };
}

/** Path of the site; what is not asked for is not named. */
export function jobsAddress(filter: Partial<JobsFilter> = {}): string {
  const { country, type, keyword, page } = { ...NO_FILTER, ...filter };
  const query = new URLSearchParams();
  if (country !== null) query.set('country', country);
  if (type !== null) query.set('type', type);
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? JOBS_PATH : `${JOBS_PATH}?${query}`;
}

export const jobAddress = (id: string): string => `${JOBS_PATH}/${encodeURIComponent(id)}`;
export const applyAddress = (id: string): string => `business/recruit-apply/${encodeURIComponent(id)}`;

export const isFiltered = ({ country, type, keyword }: JobsFilter): boolean => country !== null || type !== null || keyword !== '';

/** Positions of the reader's country above those of the others. */
const OWN = 10;

export const ownQuery = ({ country, locale }: Pick<Market, 'country' | 'locale'>): JobsQuery => ({ locale, country, pageSize: OWN });
/** The whole list from its beginning: those of the reader's country stand first. */
export const showsOwn = (filter: JobsFilter): boolean => !isFiltered(filter) && filter.page === 1;

/** Without a filter it lists the other countries: no position stands twice on the page. */
export const jobsQuery = (filter: JobsFilter, { country: own, locale }: Pick<Market, 'country' | 'locale'>): JobsQuery => jobsQueryOf(filter, isFiltered(filter) ? null : own, locale);

const jobsQueryOf = ({ country, type, keyword, page }: JobsFilter, exceptCountry: Country | null, locale: Locale): JobsQuery => ({
  locale,
  ...(country !== null && { country }),
  ...(exceptCountry !== null && { exceptCountry }),
  ...(type !== null && { type }),
  ...(keyword !== '' && { keyword }),
  pageNum: page,
  pageSize: PAGE_SIZE,
});
