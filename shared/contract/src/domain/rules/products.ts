/** Products with a price, how their parcels are weighed and how large these may be (spec §5, §9). */
import { ruleOn, type DatedRule } from './dated-rule.ts';

/** Products of the rate table; the names are those of tracking's `expressType`. */
export const PRICED_PRODUCTS = ['smallParcel', 'specialLine', 'localDelivery'] as const;
export type PricedProduct = (typeof PRICED_PRODUCTS)[number];

/** Weights in grams. */
export interface WeighingRule extends DatedRule {
  /** Cubic centimetres that count as one kilogram. */
  readonly volumeDivisor: number;
  readonly minimumGrams: number;
  /** Chargeable weight is rounded up to the step: the first one whose `uptoGrams` holds the result; null has no end. */
  readonly steps: readonly { readonly uptoGrams: number | null; readonly stepGrams: number }[];
}

/** Weights in grams, sizes in millimetres. */
export interface ParcelLimits extends DatedRule {
  /** A waybill above it is refused. */
  readonly maxWaybillGrams: number;
  /** A waybill above it is priced, and its price needs to be confirmed by us. */
  readonly confirmAboveGrams: number | null;
  /** A piece above it needs to be split or confirmed. */
  readonly maxPieceGrams: number;
  readonly maxPieces: number;
  /** The two longer sides are at least this, so that the label fits. */
  readonly minSideMm: number;
  /** Each side is under this. */
  readonly belowSideMm: number;
}

const BEGUN = { validFrom: '2019-01-01', validTo: null } as const;
const KILOGRAM_STEPS = [{ uptoGrams: 20_500, stepGrams: 500 }, { uptoGrams: null, stepGrams: 1_000 }] as const;
const VOLUME = { ...BEGUN, volumeDivisor: 6_000, minimumGrams: 1_000, source: 'spec §9; steps by product: house rule' } as const;
const SIZE = { ...BEGUN, maxPieceGrams: 32_000, minSideMm: 100, belowSideMm: 1_000, source: 'spec §5, §9' } as const;

const WEIGHING: Readonly<Record<PricedProduct, readonly WeighingRule[]>> = {
  smallParcel: [{ id: 'weighing.smallParcel.2019', ...VOLUME, steps: [{ uptoGrams: null, stepGrams: 100 }] }],
  specialLine: [{ id: 'weighing.specialLine.2019', ...VOLUME, steps: KILOGRAM_STEPS }],
  localDelivery: [{ id: 'weighing.localDelivery.2019', ...VOLUME, steps: KILOGRAM_STEPS }],
};

const LIMITS: Readonly<Record<PricedProduct, readonly ParcelLimits[]>> = {
  smallParcel: [{ id: 'limits.smallParcel.2019', ...SIZE, maxWaybillGrams: 30_000, confirmAboveGrams: null, maxPieces: 1 }],
  specialLine: [{ id: 'limits.specialLine.2019', ...SIZE, maxWaybillGrams: 200_000, confirmAboveGrams: 100_000, maxPieces: 20 }],
  localDelivery: [{ id: 'limits.localDelivery.2019', ...SIZE, maxWaybillGrams: 30_000, confirmAboveGrams: null, maxPieces: 1 }],
};

/** How a product is weighed on a day (ISO date). */
export const weighingRule = (product: PricedProduct, day: string): WeighingRule => ruleOn(WEIGHING[product], day);

/** How large and heavy a product's parcels may be on a day (ISO date). */
export const parcelLimits = (product: PricedProduct, day: string): ParcelLimits => ruleOn(LIMITS[product], day);
