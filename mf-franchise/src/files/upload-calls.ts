/** The calls of attached files as endpoints. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { dropUpload, finishUpload, sendUploadPart, startUpload } from '@amberlane/contract/call-index/uploads';

export const uploadCalls = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    startUpload: build.mutation<ReplyOf<typeof startUpload>, RequestOf<typeof startUpload>>({ query: (request) => callTo(startUpload, request) }),
    sendUploadPart: build.mutation<ReplyOf<typeof sendUploadPart>, RequestOf<typeof sendUploadPart>>({ query: (request) => callTo(sendUploadPart, request) }),
    finishUpload: build.mutation<ReplyOf<typeof finishUpload>, RequestOf<typeof finishUpload>>({ query: (request) => callTo(finishUpload, request) }),
    dropUpload: build.mutation<ReplyOf<typeof dropUpload>, RequestOf<typeof dropUpload>>({ query: (request) => callTo(dropUpload, request) }),
  }),
});
