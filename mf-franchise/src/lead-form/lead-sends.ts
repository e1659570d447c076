/** The calls that send the forms of contact-proficient, of the business page and of feedback. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { saveContactExpert, saveCustomerFeedback, saveEnterpriseCustomer } from '@amberlane/contract/call-index/leads';

export const leadSends = remoteApi('mf-franchise').injectEndpoints({
  endpoints: (build) => ({
    sendExpertQuestion: build.mutation<ReplyOf<typeof saveContactExpert>, RequestOf<typeof saveContactExpert>>({ query: (request) => callTo(saveContactExpert, request) }),
    sendBusinessEnquiry: build.mutation<ReplyOf<typeof saveEnterpriseCustomer>, RequestOf<typeof saveEnterpriseCustomer>>({ query: (request) => callTo(saveEnterpriseCustomer, request) }),
    sendFeedback: build.mutation<ReplyOf<typeof saveCustomerFeedback>, RequestOf<typeof saveCustomerFeedback>>({ query: (request) => callTo(saveCustomerFeedback, request) }),
  }),
});
