import { describe, expect, it } from '@jest/globals';
import { declaredQuery } from './declared-query.ts';

describe('the part of a query that a page reads', () => {
  it.each([
    ['?numbers=GH1,GH2&utm_source=mail', '?numbers=GH1,GH2'],
    ['?w=1&numbers=GH1%2CGH2&w=2&numbers=a+b', '?numbers=GH1%2CGH2&numbers=a+b'],
    ['?%6eumbers=GH1', '?%6eumbers=GH1'],
    ['?numbers', '?numbers'],
    ['?w=0.5', ''],
    ['?Numbers=1', ''],
    ['?numbers[]=1&&=&%', ''],
    ['?', ''],
    ['', ''],
  ])('of %s is %s', (search, part) => expect(declaredQuery(search, ['numbers', 'sent'])).toBe(part));

  it('is nothing where a page reads none, and all of it where a build does not say', () => {
    expect(declaredQuery('?numbers=1', [])).toBe('');
    expect(declaredQuery('?numbers=1&w=2', undefined)).toBe('?numbers=1&w=2');
  });
});
