import { describe, expect, it } from '@jest/globals';
import { marketSegment } from '@amberlane/contract/site';
import { listedPages } from './listed-pages.ts';

const GHANA = { country: 'GH', locale: 'en' } as const;
const TURKEY = { country: 'TR', locale: 'tr' } as const;

describe('addresses that remotes list', () => {
  it('stand once each, in every market that a country’s list names', () => {
    const pages = listedPages([
      { path: 'stories/a', markets: [TURKEY], changed: '2026-11-01T09:00:00.000Z' },
      { path: 'stories/b', markets: [GHANA], changed: '2026-11-03T09:00:00.000Z' },
      { path: 'stories/a', markets: [GHANA, TURKEY], changed: '2026-11-02T09:00:00.000Z' },
    ]);
    expect(pages.map(({ path, markets, changed }) => [path, markets.map(marketSegment).sort(), changed])).toEqual([
      ['stories/a', ['gh-en', 'tr-tr'], '2026-11-02T09:00:00.000Z'],
      ['stories/b', ['gh-en'], '2026-11-03T09:00:00.000Z'],
    ]);
    expect(pages.every(({ auth, indexable }) => auth === 'public' && indexable)).toBe(true);
  });
});
