/** Data and head of the rate table. */
import type { PageContext, PageHead } from '@amberlane/core';
import { ratesApi } from '../../api/rates-api.ts';
import { rateListQuery, readRateFilter } from '../../rates/rate-filter.ts';

/** Rates are asked anew on every visit of the address, "try again" is a link to it; cities stay as they are. */
export async function loadRates({ search, market, site }: PageContext): Promise<void> {
  const query = rateListQuery(readRateFilter(search, market), market);
  await Promise.all([
    site.dispatch(ratesApi.endpoints.rates.initiate(query, { forceRefetch: true, subscribe: false })),
    site.dispatch(ratesApi.endpoints.rateCities.initiate({ locale: market.locale }, { subscribe: false })),
  ]);
}

/** A search is one reader's business: it stays out of search engines. */
export function ratesHead({ market, search, intl }: PageContext): PageHead {
  const country = intl.formatMessage({ id: `rates.country.${market.country}` });
  return {
    title: intl.formatMessage({ id: 'rates.head.title' }, { country }),
    description: intl.formatMessage({ id: 'rates.head.description' }, { country }),
    ...(search.size > 0 && { noindex: true }),
  };
}
