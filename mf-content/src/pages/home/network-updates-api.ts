/** The newest updates of the network, those of the reader's lane first, asked with the page and again while it is open; without an answer the page does without. */
import { useMemo } from 'react';
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Market } from '@amberlane/contract/site';
import { queryNetworkUpdates } from '@amberlane/contract/call-index/network-updates';
import type { NetworkUpdates } from '@amberlane/contract/calls/network-updates';

const networkUpdatesApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    networkUpdates: build.query<NetworkUpdates, Market>({
      query: ({ country }) => callTo(queryNetworkUpdates, { country }),
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const ask = ({ country, locale }: Market, forceRefetch: boolean) => networkUpdatesApi.endpoints.networkUpdates.initiate({ country, locale }, { subscribe: false, forceRefetch });

export async function loadNetworkUpdates({ site, market }: PageContext): Promise<void> {
  await site.dispatch(ask(market, false));
}

/** Asks anew. Without an answer the page keeps the one that it has. */
export const renewNetworkUpdates = (market: Market) => ask(market, true);

/** null while there are none. */
export function useNetworkUpdates(): NetworkUpdates | null {
  const { country, locale } = useMarket();
  const select = useMemo(() => networkUpdatesApi.endpoints.networkUpdates.select({ country, locale }), [country, locale]);
  const updates = useSelector(select).data;
  return updates && updates.updates.length > 0 ? updates : null;
}
