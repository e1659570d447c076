import { useEffect, useMemo } from 'react';
import { useDispatch, useMarket, useSelector, type SiteState, type SiteStore } from '@amberlane/core';
import type { Country } from '@amberlane/contract/site';
import type { SpecialItem } from '@amberlane/contract/calls/presend';
import { quoteApi } from '../api/quote-api.ts';
import { failureOf } from '../api/tracking-api.ts';
import { itemsOf, specialKinds } from './special-goods.ts';
import type { QuoteEntry } from './quote-entry.ts';

/** Rulings on the goods of an entry, asked for once for each destination; `items` is null while they are awaited or failed. */
export function useSpecialGoods(entry: QuoteEntry, country: Country) {
  const dispatch = useDispatch<SiteStore['dispatch']>();
  const { locale } = useMarket();
  const kinds = specialKinds(entry);
  const isAsked = kinds.length > 0;
  const select = useMemo(() => quoteApi.endpoints.specialGoods.select({ country, locale }), [country, locale]);
  const { data, error } = useSelector((state: SiteState) => select(state));
  useEffect(() => {
    if (isAsked) void dispatch(quoteApi.endpoints.specialGoods.initiate({ country, locale }, { subscribe: false }));
  }, [isAsked, country, locale, dispatch]);
  const items: readonly SpecialItem[] | null = isAsked ? (data ? itemsOf(data, kinds) : null) : [];
  return { items, failure: isAsked && error !== undefined ? failureOf(error) : null };
}
