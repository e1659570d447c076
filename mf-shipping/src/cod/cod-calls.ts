/** The calls of the ledger as endpoints. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { getCodStatementUrl, queryCodEntries, queryCodSummary, savePayoutAccount } from '@amberlane/contract/call-index/cod';

export type CodSummary = ReplyOf<typeof queryCodSummary>;
export type CodPage = ReplyOf<typeof queryCodEntries>;
export type CodEntry = CodPage['list'][number];
export type PayoutAccount = CodSummary['accounts'][number];

export const codCalls = remoteApi('mf-shipping', ['cod']).injectEndpoints({
  endpoints: (build) => ({
    codSummary: build.query<CodSummary, null>({ query: () => callTo(queryCodSummary, {}), providesTags: ['cod'] }),
    codEntries: build.query<CodPage, RequestOf<typeof queryCodEntries>>({ query: (request) => callTo(queryCodEntries, request) }),
    codStatement: build.mutation<ReplyOf<typeof getCodStatementUrl>, RequestOf<typeof getCodStatementUrl>>({ query: (request) => callTo(getCodStatementUrl, request) }),
    savePayoutAccount: build.mutation<PayoutAccount, RequestOf<typeof savePayoutAccount>>({
      query: (request) => callTo(savePayoutAccount, request),
      invalidatesTags: (_saved, failure) => (failure ? [] : ['cod']),
    }),
  }),
});
