/** What customs ask of goods, a row for each country that has a rule, the reader's first (spec §9 "Taxes"). */
import { taxRule, type Purpose, type TaxRule } from '@amberlane/contract/domain';
import { COUNTRIES, type Country } from '@amberlane/contract/site';

export interface CustomsRow {
  readonly country: Country;
  /** Gifts between persons, where they have a limit of their own. */
  readonly gifts: boolean;
  readonly rule: TaxRule;
}

const rowOf = (country: Country, purpose: Purpose, day: string): CustomsRow[] => {
  const rule = taxRule(country, purpose, day);
  return rule ? [{ country, gifts: purpose === 'gift', rule }] : [];
};

const rowsOf = (country: Country, day: string): CustomsRow[] => {
  const [goods] = rowOf(country, 'ecommerce', day);
  const gifts = rowOf(country, 'gift', day).filter(({ rule }) => rule.id !== goods?.rule.id);
  return goods ? [goods, ...gifts] : gifts;
};

/** Rows that hold on a day (ISO date). */
export const customsRows = (own: Country, day: string): readonly CustomsRow[] =>
  [own, ...COUNTRIES.filter((country) => country !== own)].flatMap((country) => rowsOf(country, day));
