/** The RTK Query base into which each remote injects its endpoints. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Call, ReplyOf, RequestOf } from '@amberlane/contract/calls/call';
import { callApi, type CallArgs } from './transport.ts';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/**
 * Arguments of one call of the contract. The schemas come with a dynamic import, so that they weigh nothing before
 * the first answer; method and path are spelled out here and checked against the contract's type.
 *
 *     query: (request: RequestOf<typeof queryTrack>) =>
 *       callOf<typeof queryTrack>('POST', '/v1/api/track/queryTrack', request, async () => (await import('@amberlane/contract/calls/tracking')).queryTrack),
 */
export function callOf<C extends Call>(
  method: C['method'],
  path: C['path'],
  request: RequestOf<C>,
  contract: () => Promise<C>,
): CallArgs {
  return { method, path, request: request as Readonly<Record<string, unknown>>, contract };
}

export type { ReplyOf, RequestOf };
