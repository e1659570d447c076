/** From which weight one international service costs less than the other, by the rates and the rounding of a day. */
import { chargeableWeight, freightAmount, parcelLimits, weighingRule, type PricedProduct, type Tariff } from '@amberlane/contract/domain';

const GRAMS = 1000;
/** Small parcels are charged in steps of this weight: between two of them no price changes. */
const STEP_GRAMS = 100;

const priceOf = (product: PricedProduct, tariff: Tariff, grams: number, day: string): number =>
  freightAmount(tariff, chargeableWeight(grams, null, 1, weighingRule(product, day)).chargeableGrams);

/** Whole kilograms from which the special line is cheaper at every weight that a small parcel may have; null where it never is. */
export function lineCheaperFromKg(small: Tariff, line: Tariff, day: string): number | null {
  const most = parcelLimits('smallParcel', day).maxWaybillGrams;
  let grams = most;
  while (grams > 0 && priceOf('specialLine', line, grams, day) < priceOf('smallParcel', small, grams, day)) grams -= STEP_GRAMS;
  if (grams === most) return null;
  return Math.ceil((grams + STEP_GRAMS) / GRAMS);
}
