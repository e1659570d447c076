/** What the customer keeps here, as endpoints: followed parcels and saved quotes. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Locale } from '@amberlane/contract/site';
import { deleteSavedQuote, querySavedQuotes, saveQuote } from '@amberlane/contract/call-index/quotes';
import { queryOwnFollows, startOwnFollow, stopOwnFollow } from '@amberlane/contract/call-index/tracking-subscriptions';
import type { ReplyOf } from '@amberlane/contract/calls/call';
import type { OwnFollows } from '@amberlane/contract/calls/tracking-subscriptions';

type Saved = ReplyOf<typeof querySavedQuotes>;

export const overviewApi = remoteApi('mf-tracking', ['follows', 'savedQuotes']).injectEndpoints({
  endpoints: (build) => ({
    ownFollows: build.query<OwnFollows, null>({ query: () => callTo(queryOwnFollows, {}), providesTags: ['follows'] }),
    startOwnFollow: build.mutation<ReplyOf<typeof startOwnFollow>, RequestOf<typeof startOwnFollow>>({ query: (request) => callTo(startOwnFollow, request), invalidatesTags: ['follows'] }),
    // A failure may mean that it was stopped elsewhere: the list is asked for again in any case.
    stopOwnFollow: build.mutation<OwnFollows, RequestOf<typeof stopOwnFollow>>({ query: (request) => callTo(stopOwnFollow, request), invalidatesTags: ['follows'] }),
    // The language is no field of the call (it is its header), but another question.
    savedQuotes: build.query<Saved, { readonly locale: Locale }>({ query: () => callTo(querySavedQuotes, {}), providesTags: ['savedQuotes'] }),
    saveQuote: build.mutation<Saved, RequestOf<typeof saveQuote>>({ query: (request) => callTo(saveQuote, request), invalidatesTags: ['savedQuotes'] }),
    deleteSavedQuote: build.mutation<Saved, RequestOf<typeof deleteSavedQuote>>({ query: (request) => callTo(deleteSavedQuote, request), invalidatesTags: ['savedQuotes'] }),
  }),
});
