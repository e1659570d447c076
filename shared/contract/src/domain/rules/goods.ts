/** Goods that cost more, and goods that are not taken (spec §9). */
import type { Country } from '../../site/markets.ts';
import { findRule, ruleOn, type DatedRule } from './dated-rule.ts';

/** Codes of the dictionaries INTL_GOODS_TYPE and LOCAL_GOODS_TYPE. */
export const GOODS_TYPES = [
  'GENERAL', 'DOCUMENT', 'CLOTHES', 'PHONE_TABLET', 'BATTERY_BUILT_IN', 'BATTERY_MATCHING', 'BATTERY_PURE', 'BRAND', 'COSMETICS',
  'LIQUID_POWDER', 'MAGNET', 'FOOD', 'AUTO_PARTS', 'ELECTRONICS', 'HOUSEHOLD', 'OTHER',
] as const;
export type GoodsType = (typeof GOODS_TYPES)[number];

/** Where the goods of a lane are handed over to the airline: decides the surcharge for phones. */
export const GATEWAYS = ['hongKong', 'guangzhou'] as const;
export type Gateway = (typeof GATEWAYS)[number];
export type SurchargeCategory = 'phoneTablet' | 'brand';

export interface CategorySurcharge extends DatedRule {
  readonly category: SurchargeCategory;
  /** null: wherever the goods are handed over. */
  readonly gateway: Gateway | null;
  /** Fen for each kilogram of chargeable weight. */
  readonly fenPerKg: number;
  /** Destinations that are spared. */
  readonly exceptFor: readonly Country[];
}

const SPARED = { validFrom: '2019-01-01', validTo: null, exceptFor: ['MA', 'SA'], source: 'spec §9' } as const;

const SURCHARGES: readonly CategorySurcharge[] = [
  { id: 'surcharge.phoneTablet.hongKong.2019', ...SPARED, category: 'phoneTablet', gateway: 'hongKong', fenPerKg: 2_500 },
  { id: 'surcharge.phoneTablet.guangzhou.2019', ...SPARED, category: 'phoneTablet', gateway: 'guangzhou', fenPerKg: 3_500 },
  { id: 'surcharge.brand.2019', ...SPARED, category: 'brand', gateway: null, fenPerKg: 1_500 },
];

/** The surcharge of a category on a day (ISO date); null when there is none at this gateway. */
export const categorySurcharge = (category: SurchargeCategory, gateway: Gateway | null, day: string): CategorySurcharge | null =>
  findRule(SURCHARGES.filter((row) => row.category === category && (row.gateway === null || row.gateway === gateway)), day);

export interface BatteryRule extends DatedRule {
  /** Of one battery, built in or matching. */
  readonly maxWattHours: number;
  /** Matching batteries beside the device. */
  readonly maxMatching: number;
}

const BATTERIES: readonly BatteryRule[] = [
  { id: 'batteries.2019', validFrom: '2019-01-01', validTo: null, maxWattHours: 100, maxMatching: 2, source: 'spec §9; IATA PI 966 and 967. Batteries alone go by cargo aircraft only' },
];

/** What holds for batteries on a day (ISO date). Batteries alone are never taken for an ordinary waybill. */
export const batteryRule = (day: string): BatteryRule => ruleOn(BATTERIES, day);
