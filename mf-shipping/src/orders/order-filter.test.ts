import { describe, expect, it } from '@jest/globals';
import { conditionsOf, EVERY_ORDER, isNarrowed, isReversed, orderListAddress, readOrderFilter } from './order-filter.ts';
import { pageBefore, rememberPage } from './cursor-trail.ts';

describe('filters of the list', () => {
  it('are read from the address and written to it', () => {
    const address = 'express/my-order?status=in_transit&kind=local&presend=1&from=2026-11-01&to=2026-11-20&q=ama&sort=oldest&size=50&cursor=abc';
    const filter = readOrderFilter(address.split('?')[1] ?? '');
    expect(filter).toEqual({ status: 'IN_TRANSIT', kind: 'local', presend: true, from: '2026-11-01', to: '2026-11-20', keyword: 'ama', sort: 'oldest', size: 50, cursor: 'abc' });
    expect(orderListAddress(filter)).toBe(address);
  });

  it('leave out what is usual, and what makes no sense', () => {
    expect(readOrderFilter('?status=lost&kind=x&presend=yes&from=2026-02-30&to=tomorrow&sort=up&size=7')).toEqual(EVERY_ORDER);
    expect(orderListAddress(EVERY_ORDER)).toBe('express/my-order');
  });

  it('know a span whose end is before its start, and whether anything narrows the list', () => {
    expect(isReversed({ from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isReversed({ from: '2026-11-02', to: '' })).toBe(false);
    expect(isNarrowed({ ...EVERY_ORDER, sort: 'oldest', cursor: 'x', size: 50 })).toBe(false);
    expect(isNarrowed({ ...EVERY_ORDER, presend: true })).toBe(true);
  });

  it('become conditions of the calls', () => {
    expect(conditionsOf({ ...EVERY_ORDER, status: 'DRAFT', keyword: 'x' })).toEqual({ statuses: ['DRAFT'], keyword: 'x' });
  });
});

describe('the way back through pages', () => {
  it('is remembered, and leads to the first page otherwise', () => {
    const filter = { ...EVERY_ORDER, keyword: 'trail' };
    rememberPage(filter, 'one', 20);
    rememberPage({ ...filter, cursor: 'one' }, 'two', 20);
    expect(pageBefore(filter)).toBeNull();
    expect(pageBefore({ ...filter, cursor: 'two' })).toBe('express/my-order?q=trail&cursor=one');
    expect(pageBefore({ ...filter, cursor: 'elsewhere' })).toBe('express/my-order?q=trail');
  });
});
