/** Areas for partners, as the API knows them. */
import { callTo, type ReplyOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { queryTerritories } from '@amberlane/contract/call-index/leads';
import type { Country, Locale } from '@amberlane/contract/site';

export type Territory = ReplyOf<typeof queryTerritories>['list'][number];

interface Asked {
  readonly country: Country | null;
  /** Names come in this language. */
  readonly locale: Locale;
}

export const territoryCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    territories: build.query<readonly Territory[], Asked>({
      query: ({ country }) => callTo(queryTerritories, country === null ? {} : { country }),
      transformResponse: ({ list }: ReplyOf<typeof queryTerritories>) => list,
    }),
  }),
});
