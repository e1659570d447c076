/** What goods cost more by their kind, from the rules that bill (spec §9 surcharges). */
import { categorySurcharge, type CategorySurcharge } from '@amberlane/contract/domain';
import { type Country } from '@amberlane/contract/site';

const FEES = ['phoneHongKong', 'phoneGuangzhou', 'brand', 'fuel'] as const;

export interface Fee {
  readonly id: (typeof FEES)[number];
  readonly fenPerKg: number;
  /** Destinations without the surcharge; null for all. */
  readonly spared: readonly Country[] | null;
}

const ruleOf = (id: Fee['id'], day: string): CategorySurcharge | null => {
  if (id === 'fuel') return null;
  return id === 'brand' ? categorySurcharge('brand', null, day) : categorySurcharge('phoneTablet', id === 'phoneHongKong' ? 'hongKong' : 'guangzhou', day);
};

/** Zero where the country is spared; fuel is zero everywhere, and is shown because people fear it (VISUAL §9 "Prices"). */
export const feesFor = (country: Country, day: string): readonly Fee[] =>
  FEES.map((id) => {
    const rule = ruleOf(id, day);
    return { id, fenPerKg: rule && !rule.exceptFor.includes(country) ? rule.fenPerKg : 0, spared: rule?.exceptFor ?? null };
  });
