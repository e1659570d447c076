/** Calls that prove anew who asks. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { confirmProof, sendProofCode } from '@amberlane/contract/call-index/account-proof';
import { accountApi } from '../api/customer-api.ts';

export const proofCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    sendProofCode: build.mutation<ReplyOf<typeof sendProofCode>, null>({
      query: () => callTo(sendProofCode, {}),
    }),
    confirmProof: build.mutation<ReplyOf<typeof confirmProof>, RequestOf<typeof confirmProof>>({
      query: (request) => callTo(confirmProof, request),
    }),
  }),
});
