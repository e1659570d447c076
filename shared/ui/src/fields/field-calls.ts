/**
 * Calls that single fields make. Several remotes bring these endpoints, each with its own copy of the fields: the last
 * one's definitions hold, and all of them are the same.
 */
import { api, callOf, type ReplyOf, type RequestOf } from '@amberlane/core';
import type { queryAreas, queryCities, queryProvinces } from '@amberlane/contract/calls/areas';
import type { queryAllList } from '@amberlane/contract/calls/countries';
import type { getImageVerifyCode } from '@amberlane/contract/calls/verification';

const areas = () => import('@amberlane/contract/calls/areas');

export const fieldCalls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    phoneRules: build.query<ReplyOf<typeof queryAllList>, RequestOf<typeof queryAllList>>({
      query: (request) => callOf<typeof queryAllList>('GET', '/oms/country/queryAllList', request, async () => (await import('@amberlane/contract/calls/countries')).queryAllList),
      keepUnusedDataFor: 3600,
    }),
    captchaPicture: build.mutation<ReplyOf<typeof getImageVerifyCode>, RequestOf<typeof getImageVerifyCode>>({
      query: (request) =>
        callOf<typeof getImageVerifyCode>('GET', '/oms/verifyCode/getImageVerifyCode', request, async () => (await import('@amberlane/contract/calls/verification')).getImageVerifyCode),
    }),
    provinces: build.query<ReplyOf<typeof queryProvinces>, RequestOf<typeof queryProvinces>>({
      query: (request) => callOf<typeof queryProvinces>('GET', '/oms/province/{countryCode}/queryList', request, async () => (await areas()).queryProvinces),
    }),
    cities: build.query<ReplyOf<typeof queryCities>, RequestOf<typeof queryCities>>({
      query: (request) => callOf<typeof queryCities>('GET', '/oms/city/{provinceCode}/queryList', request, async () => (await areas()).queryCities),
    }),
    areas: build.query<ReplyOf<typeof queryAreas>, RequestOf<typeof queryAreas>>({
      query: (request) => callOf<typeof queryAreas>('GET', '/oms/area/{cityCode}/queryList', request, async () => (await areas()).queryAreas),
    }),
  }),
});
