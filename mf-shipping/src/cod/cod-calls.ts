/** The calls of the ledger as endpoints. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { getCodStatementUrl, queryCodEntries, queryCodSummary } from '@amberlane/contract/call-index/cod';

export type CodSummary = ReplyOf<typeof queryCodSummary>;
export type CodPage = ReplyOf<typeof queryCodEntries>;
export type CodEntry = CodPage['list'][number];

export const codCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    codSummary: build.query<CodSummary, null>({ query: () => callTo(queryCodSummary, {}) }),
    codEntries: build.query<CodPage, RequestOf<typeof queryCodEntries>>({ query: (request) => callTo(queryCodEntries, request) }),
    codStatement: build.mutation<ReplyOf<typeof getCodStatementUrl>, RequestOf<typeof getCodStatementUrl>>({ query: (request) => callTo(getCodStatementUrl, request) }),
  }),
});
