/** Titles of a person, from the dictionary APPELLATION. */
import { api, callOf, type ReplyOf } from '@amberlane/core';
import type { querySysDictByType } from '@amberlane/contract/calls/dictionaries';

const KEPT_S = 3600;

export const titlesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    titles: build.query<ReplyOf<typeof querySysDictByType>, null>({
      query: () =>
        callOf<typeof querySysDictByType>('GET', '/v1/api/sys/dict/querySysDictByType', { type: 'APPELLATION' }, async () => (await import('@amberlane/contract/calls/dictionaries')).querySysDictByType),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});
