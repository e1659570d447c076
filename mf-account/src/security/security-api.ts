/** Safety of the account, as endpoints. Ending a session shows at once and comes back when it is refused. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { confirmSecondFactor, endOtherSessions, endSecondFactor, endSession, querySecondFactor, querySessions, querySignIns, renewRecoveryCodes, startSecondFactor } from '@amberlane/contract/call-index/account-security';
import { updatePassword } from '@amberlane/contract/call-index/accounts';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type Sessions = ReplyOf<typeof querySessions>;
export type AccountSession = Sessions['list'][number];
export type SignIns = ReplyOf<typeof querySignIns>;

export const securityApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<ReplyOf<typeof updatePassword>, RequestOf<typeof updatePassword>>({
      query: (request) => callTo(updatePassword, request),
      invalidatesTags: ['sessions'],
      onQueryStarted: announce('sessions'),
    }),
    sessions: build.query<Sessions, null>({
      query: () => callTo(querySessions, {}),
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<ReplyOf<typeof endSession>, RequestOf<typeof endSession>>({
      query: (request) => callTo(endSession, request),
      invalidatesTags: ['sessions'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(securityApi.util.updateQueryData('sessions', null, ({ list, asOf }) => ({ list: list.filter((session) => session.id !== id), asOf })));
        announce('sessions')(null, { queryFulfilled });
        await queryFulfilled.catch(shown.undo);
      },
    }),
    endOtherSessions: build.mutation<ReplyOf<typeof endOtherSessions>, null>({
      query: () => callTo(endOtherSessions, {}),
      invalidatesTags: ['sessions'],
      onQueryStarted: announce('sessions'),
    }),
    signIns: build.query<SignIns, null>({
      query: () => callTo(querySignIns, {}),
      providesTags: ['sessions'],
    }),
    secondFactor: build.query<ReplyOf<typeof querySecondFactor>, null>({
      query: () => callTo(querySecondFactor, {}),
      providesTags: ['secondFactor'],
    }),
    startSecondFactor: build.mutation<ReplyOf<typeof startSecondFactor>, RequestOf<typeof startSecondFactor>>({
      query: (request) => callTo(startSecondFactor, request),
    }),
    confirmSecondFactor: build.mutation<ReplyOf<typeof confirmSecondFactor>, RequestOf<typeof confirmSecondFactor>>({
      query: (request) => callTo(confirmSecondFactor, request),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
    renewRecoveryCodes: build.mutation<ReplyOf<typeof renewRecoveryCodes>, RequestOf<typeof renewRecoveryCodes>>({
      query: (request) => callTo(renewRecoveryCodes, request),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
    endSecondFactor: build.mutation<ReplyOf<typeof endSecondFactor>, RequestOf<typeof endSecondFactor>>({
      query: (request) => callTo(endSecondFactor, request),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
  }),
});
