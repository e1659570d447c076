import { describe, expect, it } from '@jest/globals';
import { NEIGHBOUR_PAGES } from './neighbour-pages.ts';

describe('pages that others lead to', () => {
  it('have each a text of their own', () => {
    const keys = Object.values(NEIGHBOUR_PAGES);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
