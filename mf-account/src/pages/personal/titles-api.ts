/** Titles of a person, from the dictionary APPELLATION. */
import { callTo, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { querySysDictByType } from '@amberlane/contract/call-index/dictionaries';

const KEPT_S = 3600;

export const titlesApi = remoteApi('mf-account').injectEndpoints({
  endpoints: (build) => ({
    titles: build.query<ReplyOf<typeof querySysDictByType>, null>({
      query: () => callTo(querySysDictByType, { type: 'APPELLATION' }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});
