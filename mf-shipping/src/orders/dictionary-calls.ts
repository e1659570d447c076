/** Names of the codes that an order carries, from the dictionaries (spec §3 Dictionary types). */
import { callTo, type ReplyOf } from '@amberlane/core';
import { getSysDictList } from '@amberlane/contract/call-index/dictionaries';
import { shippingApi } from './shipping-api.ts';

const KEPT_S = 3600;
const TYPES = ['SHIP_REQUIRE', 'CYCLE', 'PICKUP_TIME', 'LOCAL_GOODS_TYPE', 'INTL_GOODS_TYPE'] as const;

export const dictionaryCalls = shippingApi.injectEndpoints({
  endpoints: (build) => ({
    orderDictionaries: build.query<ReplyOf<typeof getSysDictList>, null>({
      query: () => callTo(getSysDictList, { typeList: [...TYPES] }),
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

/** Name of a code; '' while the dictionaries are not here and for a code that has left them. */
export function useCodeNames(): (code: string) => string {
  const { data } = dictionaryCalls.useOrderDictionariesQuery(null);
  const names = new Map(Object.values(data ?? {}).flatMap((entries) => entries.map(({ dictCode, dictName }) => [dictCode, dictName] as const)));
  return (code) => names.get(code) ?? '';
}
