import { describe, expect, it } from '@jest/globals';
import { readCookie } from './cookies.ts';

describe('a cookie of a request', () => {
  it.each([
    ['token=a', 'a'],
    ['x=1; token=a%20b', 'a b'],
    ['x=1;token=a', 'a'],
    ['token=a; token=b', 'a'],
    ['mytoken=b; token=a', 'a'],
    ['token=', ''],
    ['token=a=b', 'a=b'],
    ['token=%E0%A4%A', undefined],
    ['xtoken=a', undefined],
    ['token', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j', (header, value) => expect(readCookie(header, 'token')).toBe(value));

  it('is none of those that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(readCookie('a=b', name)).toBeUndefined();
  });
});
