/** What a weight costs to or within each country, asked with the page; without an answer the page does without prices. */
import { useMemo } from 'react';
import type { PricedProduct } from '@amberlane/contract/domain';
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import { COUNTRIES, type Country, type Locale } from '@amberlane/contract/site';
import { queryRate } from '@amberlane/contract/call-index/rates';
import type { FreightRate } from '@amberlane/contract/calls/rates';

/** City of the main hub in the rate table: Guangzhou. */
const HUB = 'CN-CAN';
/** Usual weight of the prices that are compared, grams. */
export const COMPARED_GRAMS = 1000;
/** The table has fewer cities from one origin. */
const MOST_CITIES = 50;

/** The cheapest city of a country. */
export interface LanePrice {
  readonly country: Country;
  /** Code of the city in the rate table. */
  readonly destination: string;
  /** Its name in the language of the page. */
  readonly city: string;
  /** CNY in fen. */
  readonly fen: number;
  /** Working days. */
  readonly from: number;
  readonly to: number;
}

/** One price a country, in the order of the countries. */
export function cheapestByCountry(rates: readonly Pick<FreightRate, 'destination' | 'forWeight' | 'transit'>[]): readonly LanePrice[] {
  const priced = rates
    .flatMap(({ destination, forWeight, transit }) => (forWeight ? [{ country: destination.country, destination: destination.code, city: destination.name, fen: forWeight.amount, ...transit }] : []))
    .sort((one, other) => one.fen - other.fen);
  return COUNTRIES.flatMap((country) => priced.find((price) => price.country === country) ?? []);
}

interface Question {
  readonly locale: Locale;
  /** Local delivery begins in the destination country, all else at the hub. */
  readonly product: PricedProduct;
  readonly grams: number;
}

const lanePricesApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    lanePrices: build.query<readonly LanePrice[], Question>({
      query: ({ product, grams }) => callTo(queryRate, { ...(product !== 'localDelivery' && { origin: HUB }), product, weightGrams: grams, sort: 'price', pageNum: 1, pageSize: MOST_CITIES }),
      transformResponse: ({ list }: { readonly list: readonly FreightRate[] }) => cheapestByCountry(list),
      // Pages read the answer with a selector and subscribe to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export async function loadLanePrices({ site, market: { locale } }: PageContext, product: PricedProduct = 'smallParcel', grams = COMPARED_GRAMS): Promise<void> {
  await site.dispatch(lanePricesApi.endpoints.lanePrices.initiate({ locale, product, grams }, { subscribe: false }));
}

const NONE: readonly LanePrice[] = [];

/** Empty while there are none. */
export function useLanePrices(product: PricedProduct = 'smallParcel', grams = COMPARED_GRAMS): readonly LanePrice[] {
  const { locale } = useMarket();
  const select = useMemo(() => lanePricesApi.endpoints.lanePrices.select({ locale, product, grams }), [locale, product, grams]);
  return useSelector(select).data ?? NONE;
}
