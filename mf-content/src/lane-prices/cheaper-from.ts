import { cheaperSpans, pricedWay, type Tariff } from '@amberlane/contract/domain';

const GRAMS = 1000;

/** Whole kilograms from which the special line costs less than the small parcel, by the rates and the rounding of a day; null where it never does. */
export function lineCheaperFromKg(small: Tariff, line: Tariff, day: string): number | null {
  const span = cheaperSpans(pricedWay({ ...small, product: 'smallParcel' }, day), pricedWay({ ...line, product: 'specialLine' }, day)).get('specialLine');
  return span?.kind === 'from' ? Math.ceil(span.grams / GRAMS) : null;
}
