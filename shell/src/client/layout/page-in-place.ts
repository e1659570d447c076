import type { Market } from '@amberlane/contract/site';
import { marketHref, type PageAddress } from '@amberlane/core';
import { HOME, isFor } from './site-links.ts';

/** Address of the same page in another country; where that country lacks it, of its home page. */
export const pageIn = (market: Market, { path, search }: Pick<PageAddress, 'path' | 'search'>): string =>
  isFor(market.country, { path }) ? marketHref(market, path) + search : marketHref(market, HOME.path);
