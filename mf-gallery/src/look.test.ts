import { describe, expect, it } from '@jest/globals';
import { lookQuery, readLook } from './look.ts';

describe('the look of stories', () => {
  it('is what the address says', () => {
    expect(readLook('?width=360&theme=dark')).toEqual({ width: 360, theme: 'dark' });
    expect(readLook('')).toEqual({ width: null, theme: null });
  });

  it('ignores what is no width and no theme', () => {
    expect(readLook('?width=361&theme=sepia')).toEqual({ width: null, theme: null });
  });

  it('comes back from the address that it makes', () => {
    for (const look of [{ width: 320, theme: 'light' }, { width: null, theme: 'dark' }, { width: null, theme: null }] as const) {
      expect(readLook(lookQuery(look))).toEqual(look);
    }
  });
});
