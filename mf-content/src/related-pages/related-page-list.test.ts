import { describe, expect, it } from '@jest/globals';
import { keyOf, NEIGHBOUR_PAGES } from './related-page-list.ts';

describe('pages that others lead to', () => {
  it('have each a text of their own', () => {
    const keys = NEIGHBOUR_PAGES.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf('product/intl-straight')).toBe('intlStraight');
  });
});
