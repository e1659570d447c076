/** What the lane carries now, asked with the page; without an answer the page does without. */
import { useMemo } from 'react';
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Country } from '@amberlane/contract/site';
import { queryLaneFigures } from '@amberlane/contract/call-index/lane-figures';
import type { LaneFigures } from '@amberlane/contract/calls/lane-figures';

const laneFiguresApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    laneFigures: build.query<LaneFigures, Country>({
      query: (countryCode) => callTo(queryLaneFigures, { countryCode }),
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
