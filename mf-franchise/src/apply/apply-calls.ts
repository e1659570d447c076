/** The call that sends an application. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { saveFranchiseApplication } from '@amberlane/contract/call-index/leads';

export const applyCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    sendApplication: build.mutation<ReplyOf<typeof saveFranchiseApplication>, RequestOf<typeof saveFranchiseApplication>>({ query: (request) => callTo(saveFranchiseApplication, request) }),
  }),
});
