/** The countries' offices, as the API knows them. */
import { callTo, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';

type Countries = ReplyOf<typeof queryAllCountryList>;

export const offices = remoteApi('mf-sample').injectEndpoints({
  endpoints: (build) => ({
    offices: build.query<Countries, null>({ query: () => callTo(queryAllCountryList, {}) }),
  }),
});
