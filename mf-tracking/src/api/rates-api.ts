/** The calls about rates as endpoints. Only what the page shows stays in the store and travels with it. */
import { callTo, type RequestOf } from '@amberlane/core';
import { remoteApi } from '@amberlane/core/remote-api';
import type { Country, Locale } from '@amberlane/contract/site';
import { getReceiverList, queryRate } from '@amberlane/contract/call-index/rates';
import type { FreightCities, FreightCity, FreightRate } from '@amberlane/contract/calls/rates';

/** A rate as the table shows it. */
export type ListedRate = Omit<FreightRate, 'currency'>;

export interface RateList {
  readonly rates: readonly ListedRate[];
  readonly total: number;
  /** ISO date. */
  readonly day: string;
  readonly nearest: FreightCity | null;
}

/** A city as forms name it. */
export interface NamedCity {
  readonly code: string;
  readonly name: string;
  readonly country: Country;
}

/** A city that goods leave from; `gateway` is null where none are sent abroad. */
export type NamedOrigin = NamedCity & Pick<FreightCities['origins'][number], 'gateway'>;

/** Where rates begin and end today. */
export interface RateCities {
  readonly origins: readonly NamedOrigin[];
  readonly destinations: readonly NamedCity[];
  /** ISO date. */
  readonly day: string;
}

/** The language is no field of the calls (it is their header), but another question. */
export type RateListQuery = Pick<RequestOf<typeof queryRate>, 'origin' | 'country' | 'product' | 'keyword' | 'weightGrams' | 'sort' | 'pageNum' | 'pageSize'> & { readonly locale: Locale };

const listed = ({ currency: _yuan, ...rate }: FreightRate): ListedRate => rate;
const named = ({ code, name, country }: FreightCity): NamedCity => ({ code, name, country });
/** Pages read answers with a selector and subscribe to nothing: only the next load replaces them. */
const KEPT = { keepUnusedDataFor: Infinity };

export const ratesApi = remoteApi('mf-tracking').injectEndpoints({
  endpoints: (build) => ({
    rates: build.query<RateList, RateListQuery>({
      query: ({ locale: _header, ...request }) => callTo(queryRate, request),
      transformResponse: ({ list, total, day, nearest }: { list: FreightRate[]; total: number; day: string; nearest: FreightCity | null }) => ({
        rates: list.map(listed), total, day, nearest,
      }),
      ...KEPT,
    }),
    rateCities: build.query<RateCities, { readonly locale: Locale }>({
      query: () => callTo(getReceiverList, {}),
      transformResponse: ({ origins, receivers, day }: FreightCities) => ({
        origins: origins.map((city) => ({ ...named(city), gateway: city.gateway })), destinations: receivers.map(named), day,
      }),
      ...KEPT,
    }),
  }),
});
