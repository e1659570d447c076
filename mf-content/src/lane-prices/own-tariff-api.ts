/** The tariff of a product to the reader's country or within it, asked with the page; without an answer the page does without prices. */
import { useMemo } from 'react';
import { callTo, useMarket, useSelector, type PageContext } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Market } from '@amberlane/contract/site';
import { queryRate } from '@amberlane/contract/call-index/rates';
import type { FreightRate } from '@amberlane/contract/calls/rates';
import type { PricedProduct, Tariff } from '@amberlane/contract/domain';

/** City of the main hub in the rate table: Guangzhou. */
const HUB = 'CN-CAN';

/** Weight by which the cheapest city is found. */
const COMPARED_GRAMS = 1000;

interface CityTariff extends Tariff {
  /** Code of the city in the rate table, and its name in the language of the page. */
  readonly destination: string;
  readonly city: string;
}

export interface OwnTariff extends CityTariff {
  /** Local delivery from the same city to the next in price of the country; null where there is none, and for other products. */
  readonly onward: CityTariff | null;
}

const cityTariff = ({ destination, firstAmount, firstGrams, tiers }: FreightRate): CityTariff => ({ destination: destination.code, city: destination.name, firstAmount, firstGrams, tiers });

function cheapest({ list: [rate, next] }: { readonly list: readonly FreightRate[] }): OwnTariff | null {
  if (!rate) return null;
  return { ...cityTariff(rate), onward: next && next.origin.code === rate.origin.code ? cityTariff(next) : null };
}

interface Question extends Market {
  /** Local delivery begins in the destination country, all else at the hub. */
  readonly product: PricedProduct;
}

const ownTariffApi = remoteApi('mf-content').injectEndpoints({
  endpoints: (build) => ({
    ownTariff: build.query<OwnTariff | null, Question>({
      // Nothing is sent from China to China: there the cheapest of all countries stands.
      query: ({ country, product }) =>
        callTo(queryRate, { ...(product !== 'localDelivery' && { origin: HUB }), ...(country !== 'CN' && { country }), product, weightGrams: COMPARED_GRAMS, sort: 'price', pageNum: 1, pageSize: product === 'localDelivery' ? 2 : 1 }),
      transformResponse: cheapest,
      // The page reads the answer with a selector and subscribes to nothing.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export async function loadOwnTariff({ site, market: { country, locale } }: PageContext, product: PricedProduct = 'smallParcel'): Promise<void> {
  await site.dispatch(ownTariffApi.endpoints.ownTariff.initiate({ country, locale, product }, { subscribe: false }));
}

/** null while it is not known. */
export function useOwnTariff(product: PricedProduct = 'smallParcel'): OwnTariff | null {
  const { country, locale } = useMarket();
  const select = useMemo(() => ownTariffApi.endpoints.ownTariff.select({ country, locale, product }), [country, locale, product]);
  return useSelector(select).data ?? null;
}
