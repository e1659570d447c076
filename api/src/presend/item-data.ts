/** Goods that customers ask about, and what we decided for them. */
import type { GoodsType } from '@amberlane/contract/domain';
import type { Country } from '@amberlane/contract/site';
import type { TextId } from '../texts.ts';
import type { ConditionCode } from './condition-texts.ts';

export type SpecialGoodsId = Extract<TextId, `special-goods.${string}`>;

/** Neither field: allowed. */
export interface Ruling {
  readonly refusedFor?: ConditionCode;
  readonly onlyIf?: readonly ConditionCode[];
}

export interface Item {
  readonly code: string;
  readonly goodsType: GoodsType;
  readonly name: SpecialGoodsId;
  readonly usual: Ruling;
  /** Countries with a ruling of their own. */
  readonly elsewhere?: Readonly<Partial<Record<Country, Ruling>>>;
}

const ALLOWED: Ruling = {};
const NOT_THERE: Ruling = { refusedFor: 'notThere' };
const NEVER: Ruling = { refusedFor: 'forbidden' };
const onlyIf = (...conditions: ConditionCode[]): Ruling => ({ onlyIf: conditions });

const PHONE = onlyIf('builtIn', 'switchedOff', 'phoneSurcharge');
/** Morocco and Saudi Arabia are spared the surcharges (spec §9). */
const PHONE_SPARED = onlyIf('builtIn', 'switchedOff');
const ASK: Ruling = onlyIf('askFirst');

export const ITEMS: readonly Item[] = [
  { code: 'PHONE', goodsType: 'PHONE_TABLET', name: 'special-goods.phone', usual: PHONE, elsewhere: { MA: PHONE_SPARED, SA: PHONE_SPARED } },
  { code: 'TABLET', goodsType: 'PHONE_TABLET', name: 'special-goods.tablet', usual: PHONE, elsewhere: { MA: PHONE_SPARED, SA: PHONE_SPARED } },
  { code: 'LAPTOP', goodsType: 'BATTERY_BUILT_IN', name: 'special-goods.laptop', usual: onlyIf('builtIn', 'switchedOff', 'padded') },
  { code: 'SMART_WATCH', goodsType: 'BATTERY_BUILT_IN', name: 'special-goods.smartWatch', usual: onlyIf('builtIn') },
  { code: 'HEADPHONES', goodsType: 'BATTERY_BUILT_IN', name: 'special-goods.headphones', usual: onlyIf('builtIn') },
  { code: 'BATTERY_MATCHING', goodsType: 'BATTERY_MATCHING', name: 'special-goods.batteryMatching', usual: onlyIf('matching') },
  { code: 'BATTERY_LOOSE', goodsType: 'BATTERY_PURE', name: 'special-goods.batteryLoose', usual: { refusedFor: 'batteriesAlone' } },
  { code: 'POWER_BANK', goodsType: 'BATTERY_PURE', name: 'special-goods.powerBank', usual: { refusedFor: 'batteriesAlone' } },
  { code: 'BRANDED_CLOTHES', goodsType: 'BRAND', name: 'special-goods.brandedClothes', usual: onlyIf('brandProof') },
  { code: 'COUNTERFEIT', goodsType: 'OTHER', name: 'special-goods.counterfeit', usual: NEVER },
  { code: 'COSMETICS', goodsType: 'COSMETICS', name: 'special-goods.cosmetics', usual: onlyIf('factorySealed'), elsewhere: { TR: ASK } },
  { code: 'PERFUME', goodsType: 'LIQUID_POWDER', name: 'special-goods.perfume', usual: { refusedFor: 'flammable' } },
  { code: 'NAIL_POLISH', goodsType: 'LIQUID_POWDER', name: 'special-goods.nailPolish', usual: { refusedFor: 'flammable' } },
  { code: 'LIQUID', goodsType: 'LIQUID_POWDER', name: 'special-goods.liquid', usual: onlyIf('sealedLiquid') },
  { code: 'POWDER', goodsType: 'LIQUID_POWDER', name: 'special-goods.powder', usual: onlyIf('powderSheet') },
  { code: 'MAGNET', goodsType: 'MAGNET', name: 'special-goods.magnet', usual: onlyIf('shielded') },
  { code: 'FOOD_PACKED', goodsType: 'FOOD', name: 'special-goods.foodPacked', usual: onlyIf('factorySealed', 'ownUse'), elsewhere: { TR: ASK } },
  { code: 'FOOD_FRESH', goodsType: 'FOOD', name: 'special-goods.foodFresh', usual: NEVER },
  { code: 'MEDICINE', goodsType: 'OTHER', name: 'special-goods.medicine', usual: NEVER },
  { code: 'DRONE', goodsType: 'ELECTRONICS', name: 'special-goods.drone', usual: onlyIf('builtIn', 'askFirst'), elsewhere: { EG: NOT_THERE, MA: NOT_THERE } },
  { code: 'ELECTRIC_TOOL', goodsType: 'ELECTRONICS', name: 'special-goods.electricTool', usual: ALLOWED },
  { code: 'AUTO_PART', goodsType: 'AUTO_PARTS', name: 'special-goods.autoPart', usual: onlyIf('emptied') },
  { code: 'GLASSWARE', goodsType: 'HOUSEHOLD', name: 'special-goods.glassware', usual: onlyIf('padded') },
  { code: 'DOCUMENTS', goodsType: 'DOCUMENT', name: 'special-goods.documents', usual: ALLOWED },
  { code: 'CASH', goodsType: 'OTHER', name: 'special-goods.cash', usual: NEVER },
];
