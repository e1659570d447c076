/** Positions as endpoints. Their texts come in the language of the page where there is one. */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { ERROR } from '@amberlane/contract/calls';
import type { Country, Locale } from '@amberlane/contract/site';
import { queryAllCountryList } from '@amberlane/contract/call-index/countries';
import { queryJobDetail, queryJobList } from '@amberlane/contract/call-index/jobs';
import type { Job } from '@amberlane/contract/calls/jobs';

/** The language is no field of the calls (it is their header), but another question. */
type InLocale<Request> = Request & { readonly locale: Locale };
export type JobsQuery = InLocale<RequestOf<typeof queryJobList>>;
export type JobQuery = InLocale<RequestOf<typeof queryJobDetail>>;
export type JobsPage = ReplyOf<typeof queryJobList>;

/** `closed`: the time for applications was over when it was asked for; the browser shows what the server has shown. */
export type ShownJob = Job & { readonly closed: boolean };

export const jobsApi = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<JobsPage, JobsQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryJobList, request),
      // Pages read the answer with a selector and subscribe to nothing.
      keepUnusedDataFor: Infinity,
    }),
    job: build.query<ShownJob, JobQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryJobDetail, request),
      transformResponse: (job: Job) => ({ ...job, closed: job.closesAt !== null && Date.parse(job.closesAt) <= Date.now() }),
      // As above.
      keepUnusedDataFor: Infinity,
    }),
    /** Email address of the office of a country for partners and applicants, which stands first; '' for none. The document holds this one alone. */
    officeMail: build.query<string, Country>({
      query: () => callTo(queryAllCountryList, {}),
      transformResponse: (countries: ReplyOf<typeof queryAllCountryList>, _meta, country) => countries.find(({ code }) => code === country)?.email.split('/')[0]?.trim() ?? '',
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const codeOf = (error: object | undefined): CallFailure['code'] | null => (error && 'code' in error && typeof error.code === 'number' ? error.code : null);

/** There never was such a position. */
export const isUnknownJob = (error: object | undefined): boolean => codeOf(error) === ERROR.NOT_FOUND;
/** It is filled or withdrawn, and the API tells no more of it. */
export const isClosedJob = (error: object | undefined): boolean => codeOf(error) === ERROR.JOB_CLOSED;
