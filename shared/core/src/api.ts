/** The one RTK Query API of the site. Endpoints enter it through the space of a build (`api-space.ts`), never directly. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Call, NamedCall, ReplyOf, RequestOf } from '@amberlane/contract/calls/call';
import { callApi, type CallArgs } from './transport.ts';

export const api = createApi({
  reducerPath: 'api',
  baseQuery: callApi,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

/**
 * Arguments of one call of the contract, by its name in the call index. Its schemas weigh nothing before the first answer.
 *
 *     import { queryTrack } from '@amberlane/contract/call-index/tracking';
 *     query: (request: RequestOf<typeof queryTrack>) => callTo(queryTrack, request),
 */
export const callTo = <C extends Call>({ method, path, load }: NamedCall<C>, request: RequestOf<C>): CallArgs => ({
  method,
  path,
  request: request as Readonly<Record<string, unknown>>,
  contract: load,
});

export type { ReplyOf, RequestOf };
