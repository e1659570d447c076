/** Contacts of all countries, asked for when a reader wants those of another one. */
import { api, callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { queryAllCountryList } from '@amberlane/contract/calls/countries';

export const countryCalls = api.injectEndpoints({
  endpoints: (build) => ({
    queryAllCountryList: build.query<ReplyOf<typeof queryAllCountryList>, RequestOf<typeof queryAllCountryList>>({
      query: (request) =>
        callOf<typeof queryAllCountryList>(
          'GET',
          '/v1/api/country/queryAllCountryList',
          request,
          async () => (await import('@amberlane/contract/calls/countries')).queryAllCountryList,
        ),
    }),
  }),
});
