/** What the lane carries now, asked with the page; without an answer the page does without. */
import { useMemo } from 'react';
import { api, callOf, useMarket, useSelector, type PageContext } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import type { LaneFigures, queryLaneFigures } from '@amberlane/contract/calls/lane-figures';

const laneFiguresApi = api.injectEndpoints({
  endpoints: (build) => ({
    laneFigures: build.query<LaneFigures, Country>({
      query: (countryCode) =>
        callOf<typeof queryLaneFigures>(
          'GET',
          '/v1/api/site/queryLaneFigures',
          { countryCode },
          async () => (await import('@amberlane/contract/calls/lane-figures')).queryLaneFigures,
        ),
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export async function loadLaneFigures({ site, market }: PageContext): Promise<void> {
  await site.dispatch(laneFiguresApi.endpoints.laneFigures.initiate(market.country, { subscribe: false }));
}

/** null while there are none. */
export function useLaneFigures(): LaneFigures | null {
  const { country } = useMarket();
  const select = useMemo(() => laneFiguresApi.endpoints.laneFigures.select(country), [country]);
  return useSelector(select).data ?? null;
}
