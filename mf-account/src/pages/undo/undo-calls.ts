/** The link of an email that undoes a change: what it would undo, and undoing it. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { queryUndo, undoChange } from '@amberlane/contract/call-index/account-undo';
import { accountApi } from '../../api/customer-api.ts';

export type Undoable = ReplyOf<typeof queryUndo>;

export const undoCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    undoable: build.query<Undoable, RequestOf<typeof queryUndo>>({
      query: (request) => callTo(queryUndo, request),
      // The page reads the answer with a selector and subscribes to nothing: only the next load replaces it.
      keepUnusedDataFor: Infinity,
    }),
    undoChange: build.mutation<ReplyOf<typeof undoChange>, RequestOf<typeof undoChange>>({
      query: (request) => callTo(undoChange, request),
    }),
  }),
});
