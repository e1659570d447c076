/** The newest updates of the network, asked with the page and again while it is open; without an answer the page does without. */
import { useMemo } from 'react';
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { queryNetworkUpdates } from '@amberlane/contract/call-index/network-updates';
import type { NetworkUpdate, NetworkUpdates } from '@amberlane/contract/calls/network-updates';

/** The last mile of a parcel. */
const LAST_MILE: readonly NetworkUpdate['code'][] = ['AT_DELIVERY_SITE', 'OUT_FOR_DELIVERY', 'READY_AT_POINT', 'DELIVERED'];

/** Parcels leave China: those that are delivered there are local deliveries, of which the page does not speak. */
const isOfLane = ({ code, place }: NetworkUpdate): boolean => place.country !== 'CN' || !LAST_MILE.includes(code);

const networkUpdatesApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    networkUpdates: build.query<NetworkUpdates, Locale>({
      query: () => callTo(queryNetworkUpdates, {}),
      transformResponse: ({ readAt, updates }: NetworkUpdates) => ({ readAt, updates: updates.filter(isOfLane) }),
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const ask = (locale: Locale, forceRefetch: boolean) => networkUpdatesApi.endpoints.networkUpdates.initiate(locale, { subscribe: false, forceRefetch });

export async function loadNetworkUpdates({ site, market }: PageContext): Promise<void> {
  await site.dispatch(ask(market.locale, false));
}

/** Asks anew. Without an answer the page keeps the one that it has. */
export const renewNetworkUpdates = (locale: Locale) => ask(locale, true);

/** null while there are none. */
export function useNetworkUpdates(): NetworkUpdates | null {
  const { locale } = useMarket();
  const select = useMemo(() => networkUpdatesApi.endpoints.networkUpdates.select(locale), [locale]);
  const updates = useSelector(select).data;
  return updates && updates.updates.length > 0 ? updates : null;
}
