/** The country call as an endpoint: only what the desks need stays in the store and travels with the page. */
import { callTo, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { deskOf, type Desk } from './support-contact.ts';

export const deskApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    desks: build.query<readonly Desk[], Locale>({
      query: () => callTo(queryAllCountryList, {}),
      transformResponse: (countries: CountryEntry[], _meta, locale) => countries.map((entry) => deskOf(entry, locale)),
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Asks once; after a failure again with the next page that shows desks. */
export async function loadDesks({ site, market }: PageContext): Promise<void> {
  await site.dispatch(deskApi.endpoints.desks.initiate(market.locale, { subscribe: false }));
}
