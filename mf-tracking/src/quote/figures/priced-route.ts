/** A product on its lane as a price that depends on the weight. Pure; weights in grams, prices in fen. */
import { chargeableWeight, freightAmount, parcelLimits, weighingRule, type PricedProduct, type Tariff, type WeighingRule } from '@amberlane/contract/domain';

export interface PricedWay {
  readonly product: PricedProduct;
  readonly tariff: Tariff;
  readonly weighing: WeighingRule;
  /** Heavier parcels are not taken. */
  readonly limitGrams: number;
}

/** Part of the tariff in which every further kilogram costs the same. */
export interface PriceStretch {
  readonly fromGrams: number;
  readonly toGrams: number;
  readonly fenPerKg: number;
}

export const pricedWay = (rate: Tariff & { readonly product: PricedProduct }, day: string): PricedWay => ({
  product: rate.product,
  tariff: rate,
  weighing: weighingRule(rate.product, day),
  limitGrams: parcelLimits(rate.product, day).maxWaybillGrams,
});

/** What the freight of a parcel costs whose higher weight, before rounding, is this. Never less than for a lighter one. */
export const priceOf = ({ tariff, weighing }: PricedWay, exactGrams: number): number => freightAmount(tariff, chargeableWeight(exactGrams, null, 1, weighing).chargeableGrams);

/** From the minimum to the heaviest that is taken. */
export function stretchesOf({ tariff, weighing, limitGrams }: PricedWay): readonly PriceStretch[] {
  let fromGrams = weighing.minimumGrams;
  return tariff.tiers.flatMap(({ uptoGrams, stepGrams, stepAmount }) => {
    const stretch = { fromGrams, toGrams: Math.min(uptoGrams ?? limitGrams, limitGrams), fenPerKg: Math.round((stepAmount * 1_000) / stepGrams) };
    if (stretch.toGrams <= fromGrams) return [];
    fromGrams = stretch.toGrams;
    return [stretch];
  });
}
