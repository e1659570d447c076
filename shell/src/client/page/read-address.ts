import { FALLBACK_MARKET, readMarketSegment, type Market } from '@amberlane/contract/site';
import type { PageAddress } from '@amberlane/core';

/** Country, language and path of an address inside the site. */
export function readAddress(pathname: string, search: string): { market: Market; address: PageAddress } {
  const [segment = '', ...rest] = pathname.split('/').filter(Boolean);
  const reading = readMarketSegment(segment);
  return {
    market: reading.kind === 'market' ? reading.market : FALLBACK_MARKET,
    address: { path: rest.join('/').toLowerCase(), search, params: {} },
  };
}
