/** The countries' offices, as the API knows them. */
import { api, callOf, type ReplyOf } from '@amberlane/core';
import type { queryAllCountryList } from '@amberlane/contract/calls/countries';

type Countries = ReplyOf<typeof queryAllCountryList>;

export const offices = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    offices: build.query<Countries, null>({
      query: () =>
        callOf<typeof queryAllCountryList>('GET', '/v1/api/country/queryAllCountryList', {}, async () => (await import('@amberlane/contract/calls/countries')).queryAllCountryList),
    }),
  }),
});
