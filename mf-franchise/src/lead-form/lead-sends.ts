/** The calls that send the forms of contact-proficient, of the business page and of feedback, and the one for the work that they may cost. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer } from '@amberlane/contract/call-index/leads';
import { getImageVerifyCode } from '@amberlane/contract/call-index/verification';

export const leadSends = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    sendExpertQuestion: build.mutation<ReplyOf<typeof saveContactExpert>, RequestOf<typeof saveContactExpert>>({ query: (request) => callTo(saveContactExpert, request) }),
    sendBusinessEnquiry: build.mutation<ReplyOf<typeof saveEnterpriseCustomer>, RequestOf<typeof saveEnterpriseCustomer>>({ query: (request) => callTo(saveEnterpriseCustomer, request) }),
    sendFeedback: build.mutation<ReplyOf<typeof saveCustomerFeedback>, RequestOf<typeof saveCustomerFeedback>>({ query: (request) => callTo(saveCustomerFeedback, request) }),
    formWork: build.mutation<ReplyOf<typeof getImageVerifyCode>, RequestOf<typeof getImageVerifyCode>>({ query: (request) => callTo(getImageVerifyCode, request) }),
  }),
});
