import { describe, expect, it } from '@jest/globals';
import { isShownIn, NEIGHBOUR_PAGES } from './neighbour-pages.ts';

describe('pages that others lead to', () => {
  it('have each a text of their own', () => {
    const keys = Object.values(NEIGHBOUR_PAGES);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leave out the service rules in China, which has none', () => {
    expect(isShownIn('service-rule', 'CN')).toBe(false);
    expect(isShownIn('service-rule', 'NG')).toBe(true);
    expect(isShownIn('terms-of-use', 'CN')).toBe(true);
  });
});
