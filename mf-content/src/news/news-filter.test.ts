import { describe, expect, it } from '@jest/globals';
import { isFiltered, newsAddress, newsQuery, NO_FILTER, pagesOf, readNewsFilter } from './news-filter.ts';

const read = (query: string) => readNewsFilter(new URLSearchParams(query));

describe('the filter in the address', () => {
  it.each(['', '?type=customs', '?year=2026&page=2', '?type=holiday&year=2025&q=%D8%B1%D9%85%D8%B6%D8%A7%D9%86&page=3'])('%j is read and written alike', (query) => {
    expect(newsAddress(read(query))).toBe(`article-list${query}`);
  });

  it('begins anew with the first page, and names nothing that is not asked for', () => {
    expect(newsAddress({ ...read('?type=customs&page=4'), page: 1 })).toBe('article-list?type=customs');
    expect(newsAddress({})).toBe('article-list');
    expect([read(''), read('?page=2'), read('?q=box')].map(isFiltered)).toEqual([false, false, true]);
  });

  it.each([
    ['?type=gossip', NO_FILTER],
    ['?year=last', NO_FILTER],
    ['?year=1999', NO_FILTER],
    ['?page=0', NO_FILTER],
    ['?page=-1', NO_FILTER],
    ['?page=2e3', NO_FILTER],
    ['?page=999', { ...NO_FILTER, page: 12 }],
  ])('%s is left out where it can’t be', (query, filter) => {
    expect(read(query)).toEqual({ ...filter, unreadable: !query.includes('999') || query.includes('1999') });
  });

  it('asks for the country’s articles, ten a page, and for no more than a hundred and twenty', () => {
    expect(newsQuery(read('?type=CUSTOMS&q=box&page=2'), { country: 'GH', locale: 'en' })).toEqual({
      locale: 'en', country: 'GH', type: 'CUSTOMS', search: 'box', pageNum: 2, pageSize: 10,
    });
    expect(read(`?q=${'x'.repeat(500)}`).search).toHaveLength(80);
    expect([0, 10, 11, 5000].map(pagesOf)).toEqual([0, 1, 2, 12]);
  });
});
