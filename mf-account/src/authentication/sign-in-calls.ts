/** Calls of the way in: codes, registration, passwords. The password sign-in itself is the shell's. */
import { callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { initPassword, loginWithCode, register, resetPassword } from '@amberlane/contract/calls/accounts';
import type { getSmsCode, resetCheck, resetEmail } from '@amberlane/contract/calls/verification';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

const accounts = () => import('@amberlane/contract/calls/accounts');
const verification = () => import('@amberlane/contract/calls/verification');

export type Session = ReplyOf<typeof loginWithCode>;
export type CodeSent = ReplyOf<typeof getSmsCode>;

export const wayInCalls = accountApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sendCode: build.mutation<CodeSent, RequestOf<typeof getSmsCode>>({
      query: (request) => callOf<typeof getSmsCode>('POST', '/v1/api/verifyCode/getSmsCode', request, async () => (await verification()).getSmsCode),
    }),
    loginWithCode: build.mutation<Session, RequestOf<typeof loginWithCode>>({
      query: (request) => callOf<typeof loginWithCode>('POST', '/v1/api/user/login', request, async () => (await accounts()).loginWithCode),
    }),
    register: build.mutation<CodeSent, RequestOf<typeof register>>({
      query: (request) => callOf<typeof register>('POST', '/oms/website/user/register', request, async () => (await accounts()).register),
    }),
    sendResetCode: build.mutation<CodeSent, RequestOf<typeof resetEmail>>({
      query: (request) => callOf<typeof resetEmail>('POST', '/oms/website/mail/resetEmail', request, async () => (await verification()).resetEmail),
    }),
    checkResetCode: build.mutation<ReplyOf<typeof resetCheck>, RequestOf<typeof resetCheck>>({
      query: (request) => callOf<typeof resetCheck>('POST', '/oms/verifyCode/resetCheck', request, async () => (await verification()).resetCheck),
    }),
    resetPassword: build.mutation<ReplyOf<typeof resetPassword>, RequestOf<typeof resetPassword>>({
      query: (request) => callOf<typeof resetPassword>('POST', '/oms/website/user/reset', request, async () => (await accounts()).resetPassword),
    }),
    initPassword: build.mutation<ReplyOf<typeof initPassword>, RequestOf<typeof initPassword>>({
      query: (request) => callOf<typeof initPassword>('POST', '/v1/api/user/initPassword', request, async () => (await accounts()).initPassword),
      invalidatesTags: ['customer'],
      onQueryStarted: announce('customer'),
    }),
  }),
});
