/** The rate table as a reader sees it: names in the reader's language, sorted by them. Pure. */
import { freightAmount, remoteRule, transitDays, weighingRule, type Locale, type PricedProduct } from '@amberlane/contract';
import type { FreightCity, FreightRate } from '@amberlane/contract/rates';
import { foldLetters } from '../areas/name-fold.ts';
import { remarkTexts } from './remark-texts.ts';
import { toRate, type CityRow, type RateRow, type RemarkRow } from './repository.ts';

export interface RateTableParts {
  readonly cities: readonly CityRow[];
  readonly remarks: readonly RemarkRow[];
  readonly locale: Locale;
  /** ISO date. */
  readonly day: string;
}

export const toFreightCity = ({ code, names, country, is_remote: remote }: CityRow, locale: Locale): FreightCity => ({ code, name: names[locale], country, remote });

const PRODUCT_ORDER: readonly PricedProduct[] = ['smallParcel', 'specialLine', 'localDelivery'];

/** A page of the table, by destination city in the order of the language, then by origin and product. Only its rows are put into words. */
export function rateTable(rows: readonly RateRow[], parts: RateTableParts, from: number, to: number): FreightRate[] {
  const byCode = new Map(parts.cities.map((city) => [city.code, city]));
  const { compare } = new Intl.Collator(parts.locale);
  const nameOf = (code: string): string => byCode.get(code)?.names[parts.locale] ?? code;
  return [...rows]
    .sort(
      (a, b) =>
        compare(nameOf(a.destination), nameOf(b.destination)) ||
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

function toFreightRate(row: RateRow, origin: CityRow, destination: CityRow, { remarks, locale, day }: RateTableParts): FreightRate {
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
  };
}
