/** Hubs and service points of the network, asked with the page; without an answer the page does without. */
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { useMemo } from 'react';
import { remoteApi } from '@amberlane/core/remote-api';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import { queryAllLocation } from '@amberlane/contract/call-index/service-points';
import type { MapPoint } from '@amberlane/contract/calls/service-points';

export interface Hub {
  readonly code: string;
  readonly name: string;
  readonly country: Country;
}

export interface Network {
  /** In the order of the countries. */
  readonly hubs: readonly Hub[];
  /** Service points of all kinds. */
  readonly points: number;
}

/** Without those that closed for good. */
export function networkOf(points: readonly Pick<MapPoint, 'siteCode' | 'siteName' | 'type' | 'countryCode' | 'closedForGood'>[]): Network {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  const hubs = open.filter(({ type }) => type === 'hub').map(({ siteCode, siteName, countryCode }) => ({ code: siteCode, name: siteName, country: countryCode }));
  return { hubs: hubs.sort((one, other) => COUNTRIES.indexOf(one.country) - COUNTRIES.indexOf(other.country)), points: open.length };
}

const networkApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    network: build.query<Network, Locale>({
      query: () => callTo(queryAllLocation, {}),
      transformResponse: networkOf,
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export async function loadNetwork({ site, market }: PageContext): Promise<void> {
  await site.dispatch(networkApi.endpoints.network.initiate(market.locale, { subscribe: false }));
}

/** null while it is not known. */
export function useNetwork(): Network | null {
  const { locale } = useMarket();
  const select = useMemo(() => networkApi.endpoints.network.select(locale), [locale]);
  return useSelector(select).data ?? null;
}
