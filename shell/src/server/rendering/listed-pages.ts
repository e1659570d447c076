/** Addresses that remotes list, as pages of the sitemap. Pure. */
import type { SitemapEntry } from '@amberlane/core';
import { MARKETS, marketSegment } from '@amberlane/contract/site';
import type { SitePage } from '../page-renderer.ts';

/** Each path once, in all markets that any list names for it; the latest change counts. */
export function listedPages(entries: readonly SitemapEntry[]): SitePage[] {
  return [...Map.groupBy(entries, ({ path }) => path)].map(([path, same]) => {
    const named = new Set(same.flatMap(({ markets }) => markets.map(marketSegment)));
    const [latest] = same.map(({ changed }) => changed).toSorted((one, other) => Date.parse(other) - Date.parse(one));
    return {
      path,
      auth: 'public',
      indexable: true,
      markets: MARKETS.filter((market) => named.has(marketSegment(market))),
      ...(latest !== undefined && { changed: latest }),
    };
  });
}
