import { use } from 'react';
import type { Market } from '@amberlane/contract/site';
import { marketHref, usePageAddress } from '@amberlane/core';
import { existsIn } from '../../site/site-menu.ts';
import { LayoutLinksContext } from './page-links.ts';

/** Gives the address of the page on screen in another market; where that country lacks it, of its home page. */
export function usePageIn(): (market: Market) => string {
  const { path, search } = usePageAddress();
  const { countries } = use(LayoutLinksContext);
  return (market) => (existsIn({ countries }, market.country) ? marketHref(market, path) + search : marketHref(market, ''));
}
