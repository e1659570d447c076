/** Country of the page that asks: the `countryCode` header (spec §7), Ghana when it is missing or unknown. */
import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_HEADER_COUNTRY, isCountry, type Country } from '@amberlane/contract/site';

export function pageCountry({ countrycode }: IncomingHttpHeaders): Country {
  return typeof countrycode === 'string' && isCountry(countrycode) ? countrycode : DEFAULT_HEADER_COUNTRY;
}
