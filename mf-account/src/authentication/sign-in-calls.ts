/** Calls of the way in: codes, registration, passwords. Signing in with a password alone is the shell's form. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { initPassword, login, loginWithCode, register, resetPassword } from '@amberlane/contract/call-index/accounts';
import { getSmsCode, resetCheck, resetEmail } from '@amberlane/contract/call-index/verification';
import { accountApi } from '../api/customer-api.ts';
import { announce } from '../tab-sync/tab-sync.ts';

export type Session = ReplyOf<typeof loginWithCode>;
export type CodeSent = ReplyOf<typeof getSmsCode>;

export const wayInCalls = accountApi.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<CodeSent, RequestOf<typeof getSmsCode>>({
      query: (request) => callTo(getSmsCode, request),
    }),
    loginWithCode: build.mutation<Session, RequestOf<typeof loginWithCode>>({
      query: (request) => callTo(loginWithCode, request),
    }),
    register: build.mutation<CodeSent, RequestOf<typeof register>>({
      query: (request) => callTo(register, request),
    }),
    confirmRegistration: build.mutation<Session, RequestOf<typeof login>>({
      query: (request) => callTo(login, request),
    }),
    sendResetCode: build.mutation<CodeSent, RequestOf<typeof resetEmail>>({
      query: (request) => callTo(resetEmail, request),
    }),
    checkResetCode: build.mutation<ReplyOf<typeof resetCheck>, RequestOf<typeof resetCheck>>({
      query: (request) => callTo(resetCheck, request),
    }),
    resetPassword: build.mutation<ReplyOf<typeof resetPassword>, RequestOf<typeof resetPassword>>({
      query: (request) => callTo(resetPassword, request),
    }),
    initPassword: build.mutation<ReplyOf<typeof initPassword>, RequestOf<typeof initPassword>>({
      query: (request) => callTo(initPassword, request),
      invalidatesTags: ['customer'],
      onQueryStarted: announce('customer'),
    }),
  }),
});
