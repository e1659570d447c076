import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { saveJobApplication } from '@amberlane/contract/call-index/leads';

/** Sends an application once; answers with its receipt. */
export const jobApplicationApi = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    applyForJob: build.mutation<ReplyOf<typeof saveJobApplication>, RequestOf<typeof saveJobApplication>>({ query: (application) => callTo(saveJobApplication, application) }),
  }),
});
