/** Contacts of all countries, asked for when a reader wants those of another one. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';

export const countryCalls = remoteApi('shell').injectEndpoints({
  endpoints: (build) => ({
    queryAllCountryList: build.query<ReplyOf<typeof queryAllCountryList>, RequestOf<typeof queryAllCountryList>>({
      query: (request) => callTo(queryAllCountryList, request),
    }),
  }),
});
