/** The calls about a decision as endpoints. Mutations: what they answer is behind a gate and is kept nowhere but on the page. */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { decideDelivery, queryDeliveryDecision } from '@amberlane/contract/call-index/delivery-decisions';

export type DecisionState = ReplyOf<typeof queryDeliveryDecision>;
export type Receipt = NonNullable<DecisionState['decision']>;
export type DecisionOption = Receipt['option'];

export const decisionCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    readDecision: build.mutation<DecisionState, RequestOf<typeof queryDeliveryDecision>>({ query: (request) => callTo(queryDeliveryDecision, request) }),
    decideDelivery: build.mutation<DecisionState, RequestOf<typeof decideDelivery>>({ query: (request) => callTo(decideDelivery, request) }),
  }),
});

/** A failed call as the site tells it; null for anything else. */
export const failureOf = (error: unknown): CallFailure | null => (typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : null);
