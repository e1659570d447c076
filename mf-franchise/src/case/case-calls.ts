/** The calls about a case as endpoints. Mutations: what they answer belongs to one reader and is kept nowhere but on the page. */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { answerCase, queryCase, rateCase, reopenCase, withdrawCase } from '@amberlane/contract/call-index/cases';

export type Case = ReplyOf<typeof queryCase>;

/** What opens a case. */
export type CaseKey = Pick<RequestOf<typeof queryCase>, 'reference' | 'email'>;

export const caseCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    readCase: build.mutation<Case, RequestOf<typeof queryCase>>({ query: (request) => callTo(queryCase, request) }),
    answerCase: build.mutation<Case, RequestOf<typeof answerCase>>({ query: (request) => callTo(answerCase, request) }),
    withdrawCase: build.mutation<Case, RequestOf<typeof withdrawCase>>({ query: (request) => callTo(withdrawCase, request) }),
    rateCase: build.mutation<Case, RequestOf<typeof rateCase>>({ query: (request) => callTo(rateCase, request) }),
    reopenCase: build.mutation<Case, RequestOf<typeof reopenCase>>({ query: (request) => callTo(reopenCase, request) }),
  }),
});

/** A failed call as the site tells it; null for anything else. */
export const failureOf = (error: unknown): CallFailure | null => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : null);
