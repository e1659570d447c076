/** Opening and ending a session, as endpoints of the site's one API base. The shell's server keeps the token (design §7). */
import { callTo, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { login, logout } from '@amberlane/contract/call-index/accounts';
import { getImageVerifyCode } from '@amberlane/contract/call-index/verification';

export const sessionCalls = remoteApi('shell').injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ReplyOf<typeof login>, RequestOf<typeof login>>({
      query: (request) => callTo(login, request),
    }),
    signInCaptcha: build.mutation<ReplyOf<typeof getImageVerifyCode>, null>({
      query: () => callTo(getImageVerifyCode, { purpose: 'login' }),
    }),
    logout: build.mutation<ReplyOf<typeof logout>, RequestOf<typeof logout>>({
      query: (request) => callTo(logout, request),
    }),
  }),
});

/** What the transport said of a call that failed; null when it never came so far. */
export const callFailure = (error: unknown): CallFailure | null =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : null;
