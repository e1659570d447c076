/** The rate table as a reader sees it: names in the reader's language, sorted by them. Pure. */
import { chargeableWeight, freightAmount, parcelLimits, remoteRule, transitDays, weighingRule, type PricedProduct } from '@amberlane/contract/domain';
import { type Locale } from '@amberlane/contract/site';
import type { FreightCity, FreightRate, RateOrder } from '@amberlane/contract/calls/rates';
import { foldLetters } from '../areas/name-fold.ts';
import { remarkTexts } from './remark-texts.ts';
import { toRate, type CityRow, type RateRow, type RemarkRow } from './repository.ts';

export interface RateTableParts {
  readonly cities: readonly CityRow[];
  readonly remarks: readonly RemarkRow[];
  readonly locale: Locale;
  /** ISO date. */
  readonly day: string;
  /** The weight to be priced; every row takes it. */
  readonly weightGrams?: number | undefined;
  readonly sort?: RateOrder;
}

/** A waybill of the product may weigh this much on the day (ISO date). */
export const takes = (product: PricedProduct, weightGrams: number, day: string): boolean => weightGrams <= parcelLimits(product, day).maxWaybillGrams;

export const toFreightCity = ({ code, names, country, is_remote: remote }: CityRow, locale: Locale): FreightCity => ({ code, name: names[locale], country, remote });

const PRODUCT_ORDER: readonly PricedProduct[] = ['smallParcel', 'specialLine', 'localDelivery'];

/**
 * A page of the table, by destination city in the order of the language, then by price where there is a weight, by origin
 * and product; or by price before all. Only its rows are put into words.
 */
export function rateTable(rows: readonly RateRow[], parts: RateTableParts, from: number, to: number): FreightRate[] {
  const byCode = new Map(parts.cities.map((city) => [city.code, city]));
  const { compare } = new Intl.Collator(parts.locale);
  const nameOf = (code: string): string => byCode.get(code)?.names[parts.locale] ?? code;
  const priced = new Map(rows.map((row) => [row.id, priceOf(row, parts)?.amount ?? 0]));
  const byPrice = (a: RateRow, b: RateRow): number => (priced.get(a.id) ?? 0) - (priced.get(b.id) ?? 0);
  const byCity = (a: RateRow, b: RateRow): number => compare(nameOf(a.destination), nameOf(b.destination));
  const [first, second] = parts.sort === 'price' ? [byPrice, byCity] : [byCity, byPrice];
  return [...rows]
    .sort(
      (a, b) =>
        first(a, b) ||
        second(a, b) ||
        compare(nameOf(a.origin), nameOf(b.origin)) ||
        PRODUCT_ORDER.indexOf(a.product) - PRODUCT_ORDER.indexOf(b.product),
    )
    .slice(from, to)
    .flatMap((row) => {
      const origin = byCode.get(row.origin);
      const destination = byCode.get(row.destination);
      return origin && destination ? [toFreightRate(row, origin, destination, parts)] : [];
    });
}

/** Codes of the cities whose name contains the keyword in any language. */
export function citiesNamed(cities: readonly CityRow[], keyword: string): ReadonlySet<string> {
  const wanted = foldLetters(keyword);
  return new Set(cities.filter(({ names }) => Object.values(names).some((name) => foldLetters(name).includes(wanted))).map(({ code }) => code));
}

/** The very sum that a bill names for the freight; a size, which nobody has told, can make it more. */
function priceOf(row: RateRow, { weightGrams, day }: RateTableParts): FreightRate['forWeight'] {
  if (weightGrams === undefined) return undefined;
  const { chargeableGrams } = chargeableWeight(weightGrams, null, 1, weighingRule(row.product, day));
  return { chargeableGrams, amount: freightAmount(toRate(row), chargeableGrams) };
}

function toFreightRate(row: RateRow, origin: CityRow, destination: CityRow, parts: RateTableParts): FreightRate {
  const { remarks, locale, day } = parts;
  const forWeight = priceOf(row, parts);
  const transit = transitDays(row.product, day);
  const more = destination.is_remote ? remoteRule(day) : { from: 0, to: 0 };
  const { minimumGrams } = weighingRule(row.product, day);
  const told = row.remark_codes.flatMap((code) => remarks.find((remark) => remark.code === code) ?? []);
  return {
    id: row.id,
    product: row.product,
    origin: toFreightCity(origin, locale),
    destination: toFreightCity(destination, locale),
    currency: 'CNY',
    firstGrams: row.first_grams,
    firstAmount: row.first_amount,
    tiers: [...row.tiers],
    minimum: { grams: minimumGrams, amount: freightAmount(toRate(row), minimumGrams) },
    transit: { from: transit.from + more.from, to: transit.to + more.to },
    remarks: remarkTexts(told, { locale, day, gateway: origin.gateway }),
    validFrom: row.valid_from,
    validTo: row.valid_to,
    ...(forWeight && { forWeight }),
  };
}
