/** The calls about questionnaires as endpoints. */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { getCollectingServeyList, getSurvey, queryEventSurvey, saveSurveyProgress, saveSurveyResult } from '@amberlane/contract/call-index/surveys';

type SurveyList = ReplyOf<typeof getCollectingServeyList>;
export type Receipt = ReplyOf<typeof saveSurveyResult>;

export const surveyCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    surveys: build.query<SurveyList, RequestOf<typeof getCollectingServeyList>>({ query: (request) => callTo(getCollectingServeyList, request) }),
    survey: build.query<ReplyOf<typeof getSurvey>, { readonly code: string }>({ query: (request) => callTo(getSurvey, request) }),
    eventSurvey: build.query<ReplyOf<typeof queryEventSurvey>, RequestOf<typeof queryEventSurvey>>({ query: (request) => callTo(queryEventSurvey, request) }),
    // Mutations: what one person has answered is kept nowhere but in the form.
    resumeSurvey: build.mutation<ReplyOf<typeof getSurvey>, RequestOf<typeof getSurvey>>({ query: (request) => callTo(getSurvey, request) }),
    saveSurveyProgress: build.mutation<ReplyOf<typeof saveSurveyProgress>, RequestOf<typeof saveSurveyProgress>>({ query: (request) => callTo(saveSurveyProgress, request) }),
    saveSurveyResult: build.mutation<Receipt, RequestOf<typeof saveSurveyResult>>({ query: (request) => callTo(saveSurveyResult, request) }),
  }),
});

/** A failed call as the site tells it; null for anything else. */
export const failureOf = (error: unknown): CallFailure | null => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : null);
