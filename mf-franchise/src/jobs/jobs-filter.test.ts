import { describe, expect, it } from '@jest/globals';
import { jobsAddress, jobsQuery, NO_FILTER, readJobsFilter, type JobsFilter } from './jobs-filter.ts';

const read = (query: string): JobsFilter => readJobsFilter(new URLSearchParams(query));

describe('the filter of positions in the address', () => {
  it('is read as the form writes it, empty fields included', () => {
    expect(read('')).toEqual(NO_FILTER);
    expect(read('keyword=&country=&type=')).toEqual(NO_FILTER);
    expect(read('keyword=+van+driver+&country=ke&type=courier&page=2')).toEqual({ country: 'KE', type: 'COURIER', keyword: 'van driver', page: 2, unreadable: false });
  });

  it.each(['country=FR', 'type=PILOT', 'page=0', 'page=two', 'page=1.5', 'page=02'])('leaves out %s and says so', (query) => {
    expect(read(query)).toEqual({ ...NO_FILTER, unreadable: true });
  });

  it('asks the API for no page and no word that the contract refuses', () => {
    expect(read('page=99999').page).toBe(10_000);
    expect(jobsQuery(read(`keyword=${'x'.repeat(100)}`), { country: 'NG', locale: 'en' })).toEqual({ locale: 'en', keyword: 'x'.repeat(80), pageNum: 1, pageSize: 20 });
  });

  it('asks without a filter for the other countries, on each page', () => {
    expect(jobsQuery(read('page=2'), { country: 'NG', locale: 'en' })).toEqual({ locale: 'en', exceptCountry: 'NG', pageNum: 2, pageSize: 20 });
    expect(jobsQuery(read('country=KE'), { country: 'NG', locale: 'en' })).not.toHaveProperty('exceptCountry');
  });

  it('names in the address only what is asked for', () => {
    expect(jobsAddress()).toBe('business/recruit');
    expect(jobsAddress({ country: 'GH', keyword: 'A & B', page: 3 })).toBe('business/recruit?country=GH&keyword=A+%26+B&page=3');
  });
});
