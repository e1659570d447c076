/** What every form to our offices is filled in with: the offices of the countries, and the dictionaries of its lists. */
import { callTo, type PageContext, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import { getSysDictList } from '@amberlane/contract/call-index/dictionaries';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import type { Country, Locale } from '@amberlane/contract/site';

export interface Office {
  readonly country: Country;
  /** In the reader's language. */
  readonly name: string;
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  /** Opening hours in words, in the time of the place. */
  readonly hours: string;
}

/** Lists of all forms of this remote, in one call. */
const LISTS = ['APPELLATION', 'CONTACT_WAY', 'CYCLE', 'SHIP_REQUIRE'] as const;
const KEPT_S = 3600;

/** Several phones or addresses come parted by slashes (spec §3 Country). */
const parts = (list: string): string[] => list.split('/').map((part) => part.trim()).filter(Boolean);

const officeOf = ({ code, countryName, contact, email, openTime }: CountryEntry, locale: Locale): Office => ({
  country: code, name: countryName, phones: parts(contact), mails: parts(email), hours: openTime[locale],
});

export const leadCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    leadOffices: build.query<readonly Office[], { readonly locale: Locale }>({
      query: () => callTo(queryAllCountryList, {}),
      transformResponse: (countries: CountryEntry[], _meta, { locale }) => countries.map((entry) => officeOf(entry, locale)),
      keepUnusedDataFor: KEPT_S,
    }),
    leadLists: build.query<ReplyOf<typeof getSysDictList>, { readonly locale: Locale }>({
      query: () => callTo(getSysDictList, { typeList: [...LISTS] }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

/** For `load` of a page or slot with a form: lists and offices stand in the document, so the form works without JavaScript. */
export async function loadLeadForm({ site, market: { locale } }: PageContext): Promise<void> {
  await Promise.all([
    site.dispatch(leadCalls.endpoints.leadOffices.initiate({ locale }, { subscribe: false })),
    site.dispatch(leadCalls.endpoints.leadLists.initiate({ locale }, { subscribe: false })),
  ]);
}
