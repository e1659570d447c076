/** Safety of the account, as endpoints. Ending a session shows at once and comes back when it is refused. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type {
  confirmSecondFactor, endOtherSessions, endSecondFactor, endSession, querySecondFactor, querySessions, querySignIns, renewRecoveryCodes, startSecondFactor,
} from '@amberlane/contract/calls/account-security';
import type { updatePassword } from '@amberlane/contract/calls/accounts';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

const security = () => import('@amberlane/contract/calls/account-security');

export type Sessions = ReplyOf<typeof querySessions>;
export type AccountSession = Sessions['list'][number];
export type SignIns = ReplyOf<typeof querySignIns>;

export const securityApi = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    changePassword: build.mutation<ReplyOf<typeof updatePassword>, RequestOf<typeof updatePassword>>({
      query: (request) => callOf<typeof updatePassword>('POST', '/oms/customer/{userId}/updatePassword', request, async () => (await import('@amberlane/contract/calls/accounts')).updatePassword),
      invalidatesTags: ['sessions'],
      onQueryStarted: announce('sessions'),
    }),
    sessions: build.query<Sessions, null>({
      query: () => callOf<typeof querySessions>('POST', '/v1/api/user/querySessions', {}, async () => (await security()).querySessions),
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<ReplyOf<typeof endSession>, RequestOf<typeof endSession>>({
      query: (request) => callOf<typeof endSession>('POST', '/v1/api/user/endSession', request, async () => (await security()).endSession),
      invalidatesTags: ['sessions'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(securityApi.util.updateQueryData('sessions', null, ({ list, asOf }) => ({ list: list.filter((session) => session.id !== id), asOf })));
        announce('sessions')(null, { queryFulfilled });
        await queryFulfilled.catch(shown.undo);
      },
    }),
    endOtherSessions: build.mutation<ReplyOf<typeof endOtherSessions>, null>({
      query: () => callOf<typeof endOtherSessions>('POST', '/v1/api/user/endOtherSessions', {}, async () => (await security()).endOtherSessions),
      invalidatesTags: ['sessions'],
      onQueryStarted: announce('sessions'),
    }),
    signIns: build.query<SignIns, null>({
      query: () => callOf<typeof querySignIns>('POST', '/v1/api/user/querySignIns', {}, async () => (await security()).querySignIns),
      providesTags: ['sessions'],
    }),
    secondFactor: build.query<ReplyOf<typeof querySecondFactor>, null>({
      query: () => callOf<typeof querySecondFactor>('POST', '/v1/api/user/querySecondFactor', {}, async () => (await security()).querySecondFactor),
      providesTags: ['secondFactor'],
    }),
    startSecondFactor: build.mutation<ReplyOf<typeof startSecondFactor>, RequestOf<typeof startSecondFactor>>({
      query: (request) => callOf<typeof startSecondFactor>('POST', '/v1/api/user/startSecondFactor', request, async () => (await security()).startSecondFactor),
    }),
    confirmSecondFactor: build.mutation<ReplyOf<typeof confirmSecondFactor>, RequestOf<typeof confirmSecondFactor>>({
      query: (request) => callOf<typeof confirmSecondFactor>('POST', '/v1/api/user/confirmSecondFactor', request, async () => (await security()).confirmSecondFactor),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
    renewRecoveryCodes: build.mutation<ReplyOf<typeof renewRecoveryCodes>, RequestOf<typeof renewRecoveryCodes>>({
      query: (request) => callOf<typeof renewRecoveryCodes>('POST', '/v1/api/user/renewRecoveryCodes', request, async () => (await security()).renewRecoveryCodes),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
    endSecondFactor: build.mutation<ReplyOf<typeof endSecondFactor>, RequestOf<typeof endSecondFactor>>({
      query: (request) => callOf<typeof endSecondFactor>('POST', '/v1/api/user/endSecondFactor', request, async () => (await security()).endSecondFactor),
      invalidatesTags: ['secondFactor'],
      onQueryStarted: announce('secondFactor'),
    }),
  }),
});
