/**
 * Calls that single fields make. Several remotes bring these endpoints, each with its own version of the fields: they
 * live in the space of the build that brought them, so every build runs its own.
 */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { fieldsApi } from '@amberlane/core/remote-api';
import { queryAreas, queryCities, queryProvinces } from '@amberlane/contract/call-index/areas';
import { queryAllList } from '@amberlane/contract/call-index/countries';
import { getImageVerifyCode } from '@amberlane/contract/call-index/verification';

export const fieldCalls = fieldsApi().injectEndpoints({
  endpoints: (build) => ({
    phoneRules: build.query<ReplyOf<typeof queryAllList>, RequestOf<typeof queryAllList>>({
      query: (request) => callTo(queryAllList, request),
      keepUnusedDataFor: 3600,
    }),
    captchaPicture: build.mutation<ReplyOf<typeof getImageVerifyCode>, RequestOf<typeof getImageVerifyCode>>({
      query: (request) => callTo(getImageVerifyCode, request),
    }),
    provinces: build.query<ReplyOf<typeof queryProvinces>, RequestOf<typeof queryProvinces>>({
      query: (request) => callTo(queryProvinces, request),
    }),
    cities: build.query<ReplyOf<typeof queryCities>, RequestOf<typeof queryCities>>({
      query: (request) => callTo(queryCities, request),
    }),
    areas: build.query<ReplyOf<typeof queryAreas>, RequestOf<typeof queryAreas>>({
      query: (request) => callTo(queryAreas, request),
    }),
  }),
});
