/** Rows of the table under the cities that they hold for: cities with the same prices, days and conditions share theirs. Pure. */
import type { ListedRate } from '../api/rates-api.ts';
import { isSameFromAll, rateRows, type RateRowOf } from './rate-rows.ts';

export type RateCity = ListedRate['destination'];

export interface RateGroup {
  readonly key: string;
  /** In the order of the API. */
  readonly cities: readonly RateCity[];
  /** Those of the first city, which are those of all. */
  readonly rows: readonly RateRowOf[];
}

export interface RatePart {
  /** Inside of a country, or from China. */
  readonly isWithin: boolean;
  /** Where all its prices begin, whatever other cities its rows add; null where they begin in several, or cost the same from all. */
  readonly origin: RateCity | null;
  /** Other cities that its rows can begin in. */
  readonly others: readonly RateCity[];
  /** Every service to some city. */
  readonly products: readonly ListedRate['product'][];
  readonly groups: readonly RateGroup[];
}

/** Shipments from abroad, then deliveries inside of a country; in each the cities of a country together, the cheapest first. */
export function rateParts(rows: readonly RateRowOf[]): RatePart[] {
  const isWithin = ({ rate: { origin, destination } }: RateRowOf): boolean => origin.country === destination.country;
  return [false, true].flatMap((within) => {
    const inside = rows.filter((row) => isWithin(row) === within);
    const groups = cheapestFirst(merged(byCity(inside)));
    return groups.length === 0 ? [] : [{ isWithin: within, origin: onlyOrigin(inside), others: otherOrigins(inside), products: productsOf(inside), groups }];
  });
}

function otherOrigins(rows: readonly RateRowOf[]): readonly RateCity[] {
  const origins = new Map(rows.flatMap(({ others }) => others.map(({ origin }) => [origin.code, origin])));
  return [...origins.values()];
}

const productsOf = (rows: readonly RateRowOf[]): readonly ListedRate['product'][] => [...new Set(rows.map(({ rate: { product } }) => product))];

/** Services of the part that don't go to the cities of a group. */
export const missingProducts = ({ rows }: RateGroup, products: RatePart['products']): RatePart['products'] => products.filter((product) => !productsOf(rows).includes(product));

function onlyOrigin(rows: readonly RateRowOf[]): RateCity | null {
  const [first, ...rest] = rows.map(({ rate: { origin } }) => origin);
  return first && rest.every(({ code }) => code === first.code) && !rows.every(isSameFromAll) ? first : null;
}

/** Each row by itself, in its order, with all cities that it holds for. */
export const rateLines = (rows: readonly RateRowOf[]): RateGroup[] => merged(rows.map((row) => [row]));

/** Whether some city can be reached with one service or another. */
export const offersChoice = (rates: readonly ListedRate[]): boolean => rateParts(rateRows(rates)).some(({ groups }) => groups.some(({ rows }) => rows.length > 1));

function byCity(rows: readonly RateRowOf[]): readonly RateRowOf[][] {
  const cities = new Map<string, RateRowOf[]>();
  for (const row of rows) cities.set(row.rate.destination.code, [...(cities.get(row.rate.destination.code) ?? []), row]);
  return [...cities.values()];
}

function merged(lists: readonly (readonly RateRowOf[])[]): RateGroup[] {
  const groups = new Map<string, RateGroup>();
  for (const rows of lists) {
    const [first] = rows;
    if (!first) continue;
    const key = JSON.stringify(rows.map(tellingOf));
    const before = groups.get(key);
    groups.set(key, before ? { ...before, cities: [...before.cities, first.rate.destination] } : { key: first.rate.id, cities: [first.rate.destination], rows });
  }
  return [...groups.values()];
}

/** All that a row says, but for its city. */
function tellingOf({ rate, others }: RateRowOf): readonly unknown[] {
  const { id: _id, origin, destination, ...said } = rate;
  return [said, origin.code, destination.country, destination.remote, others.map(({ origin: { code }, forWeight, minimum }) => [code, forWeight, minimum])];
}

function cheapestFirst(groups: readonly RateGroup[]): RateGroup[] {
  const countries = [...new Set(groups.map(countryOf))];
  const price = ({ rows: [row] }: RateGroup): number => row?.rate.forWeight?.amount ?? row?.rate.minimum.amount ?? 0;
  return groups.toSorted((a, b) => countries.indexOf(countryOf(a)) - countries.indexOf(countryOf(b)) || price(a) - price(b));
}

const countryOf = ({ cities: [city] }: RateGroup): string => city?.country ?? '';
