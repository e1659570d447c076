/** What is known about goods that somebody describes: codes of the tariff, and our rulings for a country. */
import { callTo, type ReplyOf, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { suggestGoodsCodes } from '@amberlane/contract/call-index/goods-codes';
import { querySpecialItemList } from '@amberlane/contract/call-index/presend';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import type { Country, Locale } from '@amberlane/contract/site';

/** The language is no field of the calls (it is their header), but another question. */
type InLocale = { readonly locale: Locale };

export type CodeSuggestions = ReplyOf<typeof suggestGoodsCodes>;
/** Special goods that a text names, with the verdict for the destination that was asked for. */
export type Ruling = Pick<SpecialItem, 'code' | 'goodsType' | 'name' | 'verdict' | 'conditions'>;

export const goodsCalls = remoteApi('mf-shipping').injectEndpoints({
  endpoints: (build) => ({
    codeSuggestions: build.query<CodeSuggestions, InLocale & RequestOf<typeof suggestGoodsCodes>>({
      query: ({ locale: _header, ...request }) => callTo(suggestGoodsCodes, request),
      keepUnusedDataFor: 600,
    }),
    specialItems: build.query<readonly SpecialItem[], InLocale & { readonly country: Country }>({
      query: ({ country }) => callTo(querySpecialItemList, { country }),
      transformResponse: ({ list }: ReplyOf<typeof querySpecialItemList>) => list,
      keepUnusedDataFor: 600,
    }),
  }),
});
