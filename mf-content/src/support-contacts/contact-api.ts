/** The country call as an endpoint: only what the support contacts need stays in the store and travels with the page. */
import { callTo, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { contactOf, type SupportContact } from './support-contact.ts';

export const contactApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<readonly SupportContact[], Locale>({
      query: () => callTo(queryAllCountryList, {}),
      transformResponse: (countries: CountryEntry[], _meta, locale) => countries.map((entry) => contactOf(entry, locale)),
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Asks once; after a failure again with the next page that shows them. */
export async function loadContacts({ site, market }: PageContext): Promise<void> {
  await site.dispatch(contactApi.endpoints.contacts.initiate(market.locale, { subscribe: false }));
}
