import { describe, expect, it } from '@jest/globals';
import { completeWaybillNo } from '@amberlane/contract/domain';
import { MAX_NUMBERS, queryKey, readTrackQuery, SAMPLE_NUMBERS, textOf, trackPath } from './track-query.ts';

const read = (search: string) => readTrackQuery(new URLSearchParams(search));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => completeWaybillNo('GH', String(10_000_000_000 + index)));

describe('query in the address', () => {
  it('is absent on the plain page, whatever else the address says', () => {
    expect(read('')).toBeNull();
    expect(read('?utm_source=mail')).toBeNull();
    expect(textOf(null)).toBe('');
    expect(queryKey(null)).toBe('');
  });

  it('reads what a form sends, with its line breaks', () => {
    const query = read('?numbers=ng407183529669%0D%0AGH+5209+3817+7409%0D%0ANG407183529669');
    expect(query).toMatchObject({ refusal: null, list: { numbers: ['NG407183529669', 'GH520938177409'], duplicates: 1 } });
    expect(textOf(query)).toBe('NG407183529669\nGH520938177409');
  });

  it('reads what links write', () => {
    const query = read(`?${trackPath(SAMPLE_NUMBERS).split('?')[1] ?? ''}`);
    expect(query?.list.numbers).toEqual(SAMPLE_NUMBERS);
  });

  it('writes addresses that hold any text', () => {
    const hostile = ['A&B=C', '<B>', '%0A', '١'];
    const [path, search = ''] = trackPath(hostile).split('?');
    expect(path).toBe('track');
    expect(new URLSearchParams(search).get('numbers')).toBe(hostile.join(','));
  });

  it('takes several fields of the name as one list', () => {
    expect(read('?numbers=NG407183529669&numbers=GH520938177409')?.list.count).toBe(2);
  });

  it.each(['?numbers=', '?numbers', '?numbers=%0D%0A+%2C'])('requires a number: %s', (search) => {
    expect(read(search)?.refusal).toBe('required');
  });

  it('refuses more than a query may hold and keeps all that was typed', () => {
    const typed = numbers(MAX_NUMBERS + 3).join('\r\n');
    const query = read(`?numbers=${encodeURIComponent(typed)}`);
    expect(query).toMatchObject({ refusal: 'tooMany', list: { count: MAX_NUMBERS + 3 } });
    expect(textOf(query)).toBe(numbers(MAX_NUMBERS + 3).join('\n'));
  });

  it('takes exactly as many as a query may hold', () => {
    expect(read(`?numbers=${numbers(MAX_NUMBERS).join()}`)?.refusal).toBeNull();
  });

  it('is the same query in another spelling', () => {
    expect(queryKey(read('?numbers=ng4071-8352-9669'))).toBe(queryKey(read('?numbers=NG407183529669')));
  });
});
