import { cheaperSpans, pricedWay, type Tariff } from '@amberlane/contract/domain';

const GRAMS = 1000;

/** In whole kilograms; between the two, rounding decides. */
export interface LinePriceBands {
  /** Lighter parcels always cost less as small parcels; null where there are none. */
  readonly underKg: number | null;
  /** From here on the special line always costs less. */
  readonly fromKg: number;
}

/** Where the special line costs less than the small parcel, by the rates and the rounding of a day; null where it never does. */
export function linePriceBands(small: Tariff, line: Tariff, day: string): LinePriceBands | null {
  const spans = cheaperSpans(pricedWay({ ...small, product: 'smallParcel' }, day), pricedWay({ ...line, product: 'specialLine' }, day));
  const from = spans.get('specialLine');
  if (from?.kind !== 'from') return null;
  const under = spans.get('smallParcel');
  return { underKg: under?.kind === 'under' ? Math.floor(under.grams / GRAMS) : null, fromKg: Math.ceil(from.grams / GRAMS) };
}
