/** The footer's card of a country that the document did not come with: after a change of country or language. */
import type { SiteStore } from '@amberlane/core';
import type { Market } from '@amberlane/contract/site';
import type { CountryEntry } from '@amberlane/contract/calls/countries';
import { countryCalls } from '../layout/footer/country-calls.ts';

/** The page does not wait longer for it. */
const MOST_MS = 2_000;

/** null when the API does not answer in time. Never rejects. */
export async function countryInBrowser(site: Pick<SiteStore, 'dispatch'>, market: Market): Promise<CountryEntry | null> {
  const call = site.dispatch(countryCalls.endpoints.queryAllCountryList.initiate({}, { subscribe: false }));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), MOST_MS));
  const answer = await Promise.race([call, late]);
  return answer?.data?.find(({ code }) => code === market.country) ?? null;
}
