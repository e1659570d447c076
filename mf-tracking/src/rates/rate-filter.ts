/** Which rates the address asks for: `rates?origin=CN-CAN&country=NG&product=smallParcel&weight=1.5&q=lagos&sort=price&page=2`. */
import { PRICED_PRODUCTS, type PricedProduct } from '@amberlane/contract/domain';
import { COUNTRIES, isCountry, type Country, type Market } from '@amberlane/contract/site';
import type { RateOrder } from '@amberlane/contract/calls/rates';
import { gramsOf } from '@amberlane/ui/fields';
import type { RateListQuery } from '../api/rates-api.ts';

/** Path under `/{lang}`. */
export const RATES_PATH = 'rates';

export interface RateFilter {
  /** City code such as `CN-CAN`; '' is any. */
  readonly origin: string;
  /** Of the destination; null is any. */
  readonly country: Country | null;
  readonly product: PricedProduct | null;
  /** Kilograms: plain digits with a point when it is a weight, otherwise as it was typed; the table starts with `USUAL_WEIGHT`. */
  readonly weight: string;
  /** Part of the destination city's name in any script. */
  readonly keyword: string;
  readonly order: RateOrder;
  /** From 1. */
  readonly page: number;
}

/** Countries that parcels are sent to; China is where they come from. */
export const DESTINATION_COUNTRIES = COUNTRIES.filter((country) => country !== 'CN');

const CITY_CODE = /^[A-Z]{2}-[A-Z]{3}$/;
const LONGEST_KEYWORD = 64;
const LONGEST_WEIGHT = 16;
const LAST_PAGE = 10_000;
/** Most that the call takes; anything heavier is nothing for a parcel service. */
const MOST_GRAMS = 10_000_000;
/** Most that the call gives at once: the cities of a country are on one page. */
export const PAGE_SIZE = 50;
/** Stands for every country in the address. */
const EVERYWHERE = 'all';

/** What the table prices until another weight is asked for, kilograms: the least that is charged for. */
export const USUAL_WEIGHT = '1';

/** Grams of the weight, 'fault' where what stands there is no weight. */
export function weightOf({ weight }: Pick<RateFilter, 'weight'>): number | 'fault' {
  const grams = gramsOf(weight);
  return grams !== null && grams > 0 && grams <= MOST_GRAMS ? grams : 'fault';
}

/** Cut at whole characters: half of one would not come back from an address. */
const oneLine = (text: string | null, longest: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).replace(/[\uD800-\uDBFF]$/, '').trim();

function readWeight(typed: string | null): string {
  const weight = oneLine(typed, LONGEST_WEIGHT) || USUAL_WEIGHT;
  const grams = weightOf({ weight });
  return typeof grams === 'number' ? String(grams / 1_000) : weight;
}

/** A name is looked for everywhere; otherwise the page shows what is sent to its country. */
const usualCountry = (keyword: string, { country }: Pick<Market, 'country'>): Country | null => (keyword !== '' || country === 'CN' ? null : country);

function readCountry(asked: string | null, usual: Country | null): Country | null {
  const country = (asked ?? '').toUpperCase();
  if (country === EVERYWHERE.toUpperCase() || country === 'CN') return null;
  return isCountry(country) ? country : usual;
}

/** The country of a choice of the form; null is any. */
export const asCountry = (chosen: string): Country | null => readCountry(chosen, null);

/** What an address doesn't say, or says wrongly, is no filter. */
export function readRateFilter(search: URLSearchParams, place: Pick<Market, 'country'>): RateFilter {
  const keyword = oneLine(search.get('q'), LONGEST_KEYWORD);
  const origin = (search.get('origin') ?? '').trim().toUpperCase();
  const weight = readWeight(search.get('weight'));
  const page = Number(search.get('page') ?? 1);
  return {
    origin: CITY_CODE.test(origin) ? origin : '',
    country: readCountry(search.get('country'), usualCountry(keyword, place)),
    product: PRICED_PRODUCTS.find((product) => product === search.get('product')) ?? null,
    weight,
    keyword,
    order: search.get('sort') === 'price' && typeof weightOf({ weight }) === 'number' ? 'price' : 'city',
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Address of a filter on the pages of a country. */
export function ratesAddress({ origin, country, product, weight, keyword, order, page }: RateFilter, here: Pick<Market, 'country'>): string {
  const query = new URLSearchParams();
  if (origin) query.set('origin', origin);
  if (country !== usualCountry(keyword, here)) query.set('country', country ?? EVERYWHERE);
  if (product) query.set('product', product);
  if (weight !== USUAL_WEIGHT) query.set('weight', weight);
  if (keyword) query.set('q', keyword);
  if (order !== 'city') query.set('sort', order);
  if (page !== 1) query.set('page', String(page));
  return query.size === 0 ? RATES_PATH : `${RATES_PATH}?${query.toString()}`;
}

/** All rates to anywhere. */
export const NO_FILTER: RateFilter = { origin: '', country: null, product: null, weight: USUAL_WEIGHT, keyword: '', order: 'city', page: 1 };

/** A weight that is none is left out of the question: the table shows the rates, the field says what is wrong. */
export function rateListQuery(filter: RateFilter, { locale }: Pick<Market, 'locale'>): RateListQuery {
  const { origin, country, product, keyword, order, page } = filter;
  const grams = weightOf(filter);
  return {
    locale,
    ...(origin && { origin }),
    ...(country && { country }),
    ...(product && { product }),
    ...(keyword && { keyword }),
    ...(typeof grams === 'number' && { weightGrams: grams }),
    ...(order !== 'city' && { sort: order }),
    pageNum: page,
    pageSize: PAGE_SIZE,
  };
}
