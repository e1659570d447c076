/** Limits, taxes and clearance of the countries that have a rule (spec §9 "Taxes"). Whole currency units. */
import { taxRule, type Purpose } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';
import { FEN, MINOR_UNITS, WHOLE_IN_BASIS_POINTS, type FactGroup } from './fact-group.ts';

const limit = (name: string, country: Country, purpose: Purpose, day: string): FactGroup[] => {
  const rule = taxRule(country, purpose, day);
  return rule ? [{ rule, figures: { [name]: rule.threshold.amount / MINOR_UNITS } }] : [];
};

const share = (name: string, country: Country, day: string): FactGroup[] => {
  const rule = taxRule(country, 'ecommerce', day);
  return rule?.basisPoints ? [{ rule, figures: { [name]: rule.basisPoints / WHOLE_IN_BASIS_POINTS } }] : [];
};

function clearance(day: string): FactGroup[] {
  const morocco = taxRule('MA', 'ecommerce', day);
  const saudi = taxRule('SA', 'ecommerce', day);
  return [
    ...(morocco?.clearance
      ? [{ rule: morocco, figures: { maPrivateClearance: morocco.clearance.individual.amount / FEN, maCompanyClearance: morocco.clearance.company.amount / FEN } }]
      : []),
    ...(saudi?.clearance ? [{ rule: saudi, figures: { saClearance: saudi.clearance.individual.amount / MINOR_UNITS } }] : []),
  ];
}

export const customsFacts = (day: string): FactGroup[] => [
  ...limit('maGiftLimit', 'MA', 'gift', day),
  ...limit('saLimit', 'SA', 'ecommerce', day),
  ...limit('aeLimit', 'AE', 'ecommerce', day),
  ...limit('pkLimit', 'PK', 'ecommerce', day),
  ...share('saVat', 'SA', day),
  ...share('aeVat', 'AE', day),
  ...clearance(day),
];
