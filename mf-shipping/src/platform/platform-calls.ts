/** Webhooks of the customer as endpoints, and the calls made with keys. A secret is in the answer alone: it is kept in no store. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import {
  createWebhook, deleteWebhook, pauseWebhook, queryApiCalls, queryDeliveries, queryWebhooks, replayDead, replayDelivery, rotateWebhookSecret, testWebhook, updateWebhook,
} from '@amberlane/contract/call-index/webhooks';
import type { WebhookDelivery, WebhookEndpoint } from '@amberlane/contract/calls/webhooks';

export type { WebhookDelivery, WebhookEndpoint };

export const platformCalls = remoteApi('mf-shipping', ['webhooks', 'deliveries']).injectEndpoints({
  endpoints: (build) => ({
    webhooks: build.query<ReplyOf<typeof queryWebhooks>, null>({ query: () => callTo(queryWebhooks, {}), providesTags: ['webhooks'] }),
    addWebhook: build.mutation<ReplyOf<typeof createWebhook>, RequestOf<typeof createWebhook>>({ query: (wish) => callTo(createWebhook, wish), invalidatesTags: (made) => (made ? ['webhooks'] : []) }),
    changeWebhook: build.mutation<ReplyOf<typeof updateWebhook>, RequestOf<typeof updateWebhook>>({ query: (change) => callTo(updateWebhook, change), invalidatesTags: (made) => (made ? ['webhooks'] : []) }),
    pauseWebhook: build.mutation<ReplyOf<typeof pauseWebhook>, RequestOf<typeof pauseWebhook>>({ query: (wish) => callTo(pauseWebhook, wish), invalidatesTags: ['webhooks', 'deliveries'] }),
    removeWebhook: build.mutation<ReplyOf<typeof deleteWebhook>, RequestOf<typeof deleteWebhook>>({ query: (named) => callTo(deleteWebhook, named), invalidatesTags: ['webhooks', 'deliveries'] }),
    rotateSecret: build.mutation<ReplyOf<typeof rotateWebhookSecret>, RequestOf<typeof rotateWebhookSecret>>({ query: (wish) => callTo(rotateWebhookSecret, wish), invalidatesTags: ['webhooks'] }),
    testWebhook: build.mutation<ReplyOf<typeof testWebhook>, RequestOf<typeof testWebhook>>({ query: (named) => callTo(testWebhook, named), invalidatesTags: ['deliveries'] }),
    deliveries: build.query<ReplyOf<typeof queryDeliveries>, RequestOf<typeof queryDeliveries>>({ query: (search) => callTo(queryDeliveries, search), providesTags: ['deliveries'] }),
    replayDelivery: build.mutation<ReplyOf<typeof replayDelivery>, RequestOf<typeof replayDelivery>>({ query: (named) => callTo(replayDelivery, named), invalidatesTags: ['webhooks', 'deliveries'] }),
    replayDead: build.mutation<ReplyOf<typeof replayDead>, RequestOf<typeof replayDead>>({ query: (named) => callTo(replayDead, named), invalidatesTags: ['webhooks', 'deliveries'] }),
    apiCalls: build.query<ReplyOf<typeof queryApiCalls>, null>({ query: () => callTo(queryApiCalls, {}) }),
  }),
});
