import { describe, expect, it } from '@jest/globals';
import { createPageCache, type SentPage } from './page-cache.ts';

const page = (bytes: number): SentPage => ({ status: 200, headers: {}, picture: null, etag: 'W/"1"', madeAt: 0, html: Buffer.alloc(bytes), brotli: Buffer.alloc(0), isSmallest: false });

describe('page cache', () => {
  it('stays below its limit and forgets what was not asked for longest', () => {
    const cache = createPageCache(100_000);
    for (let index = 0; index < 12; index += 1) {
      cache.put(`page ${index}`, page(10_000));
      cache.get('page 0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get('page 0')).toBeDefined();
    expect(cache.get('page 1')).toBeUndefined();
    expect(cache.get('page 11')).toBeDefined();
  });

  it('does not let one page push out the others', () => {
    const cache = createPageCache(100_000);
    cache.put('small', page(100));
    cache.put('huge', page(50_000));
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.get('small')).toBeDefined();
  });

  it('counts a replaced page once', () => {
    const cache = createPageCache(100_000);
    cache.put('a', page(5000));
    const { bytes } = cache;
    cache.put('a', page(5000));
    expect(cache.bytes).toBe(bytes);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });
});
