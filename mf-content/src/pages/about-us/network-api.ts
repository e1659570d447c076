/** Sorting centres and service points of the network, asked with the page; without an answer the page does without. */
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { useMemo } from 'react';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Country, Locale } from '@amberlane/contract/site';
import { queryReceiver } from '@amberlane/contract/call-index/rates';
import { queryAllLocation } from '@amberlane/contract/call-index/service-points';
import type { FreightCities } from '@amberlane/contract/calls/rates';
import type { MapPoint } from '@amberlane/contract/calls/service-points';

/** The code of a point begins with that of its city: `NG-LOS` in `NG-LOS-01`. */
const CITY_LENGTH = 6;

export interface Hub {
  readonly code: string;
  readonly name: string;
  readonly country: Country;
}

export interface Network {
  readonly hubs: readonly Hub[];
  /** Service points of all kinds. */
  readonly points: number;
}

/** Names of cities by code, as the rate table has them. */
type CityNames = Readonly<Record<string, string>>;

/** A city with its sorting centres. */
export interface HubCity {
  readonly name: string;
  readonly hubs: number;
}

/** Without those that closed for good. */
export function networkOf(points: readonly MapPoint[]): Network {
  const open = points.filter(({ closedForGood }) => !closedForGood);
  const hubs = open.filter(({ type }) => type === 'hub').map(({ siteCode, siteName, countryCode }) => ({ code: siteCode, name: siteName, country: countryCode }));
  return { hubs, points: open.length };
}

/** The cities of some hubs in their order; a city whose name is not known is told by its hub. */
export function citiesOf(hubs: readonly Hub[], names: CityNames): HubCity[] {
  const told = hubs.map(({ code, name }) => names[code.slice(0, CITY_LENGTH)] ?? name);
  return [...new Set(told)].map((name) => ({ name, hubs: told.filter((other) => other === name).length }));
}

const networkApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    network: build.query<Network, Locale>({
      query: () => callTo(queryAllLocation, {}),
      transformResponse: networkOf,
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
    cityNames: build.query<CityNames, Locale>({
      query: () => callTo(queryReceiver, {}),
      transformResponse: ({ origins, receivers }: FreightCities) => Object.fromEntries([...origins, ...receivers].map(({ code, name }) => [code, name])),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export async function loadNetwork({ site, market: { locale } }: PageContext): Promise<void> {
  const { network, cityNames } = networkApi.endpoints;
  await Promise.all([site.dispatch(network.initiate(locale, { subscribe: false })), site.dispatch(cityNames.initiate(locale, { subscribe: false }))]);
}

/** null while it is not known. */
export function useNetwork(): Network | null {
  const { locale } = useMarket();
  const select = useMemo(() => networkApi.endpoints.network.select(locale), [locale]);
  return useSelector(select).data ?? null;
}

const NONE: CityNames = {};

/** Empty while they are not known. */
export function useCityNames(): CityNames {
  const { locale } = useMarket();
  const select = useMemo(() => networkApi.endpoints.cityNames.select(locale), [locale]);
  return useSelector(select).data ?? NONE;
}
