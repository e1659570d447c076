/** Opening and ending a session, as endpoints of the site's one API base. The shell's server keeps the token (design §7). */
import { api, callOf, type CallFailure, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { login, logout } from '@amberlane/contract/calls/accounts';

export const sessionCalls = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<ReplyOf<typeof login>, RequestOf<typeof login>>({
      query: (request) => callOf<typeof login>('POST', '/oms/website/user/login', request, async () => (await import('@amberlane/contract/calls/accounts')).login),
    }),
    logout: build.mutation<ReplyOf<typeof logout>, RequestOf<typeof logout>>({
      query: (request) => callOf<typeof logout>('GET', '/oms/user/logout', request, async () => (await import('@amberlane/contract/calls/accounts')).logout),
    }),
  }),
});

/** What the transport said of a call that failed; null when it never came so far. */
export const callFailure = (error: unknown): CallFailure | null =>
  typeof error === 'object' && error !== null && 'code' in error && 'fields' in error ? (error as CallFailure) : null;
