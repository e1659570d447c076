import type { GoodsType } from '@amberlane/contract/domain';

/** Messages that name the kinds of goods (dictionary INTL_GOODS_TYPE). */
export const GOODS_TYPE_NAME = {
  GENERAL: 'goods-type.general',
  DOCUMENT: 'goods-type.document',
  CLOTHES: 'goods-type.clothes',
  PHONE_TABLET: 'goods-type.phoneTablet',
  BATTERY_BUILT_IN: 'goods-type.batteryBuiltIn',
  BATTERY_MATCHING: 'goods-type.batteryMatching',
  BATTERY_PURE: 'goods-type.batteryPure',
  BRAND: 'goods-type.brand',
  COSMETICS: 'goods-type.cosmetics',
  LIQUID_POWDER: 'goods-type.liquidPowder',
  MAGNET: 'goods-type.magnet',
  FOOD: 'goods-type.food',
  AUTO_PARTS: 'goods-type.autoParts',
  ELECTRONICS: 'goods-type.electronics',
  HOUSEHOLD: 'goods-type.household',
  OTHER: 'goods-type.other',
} as const satisfies Record<GoodsType, string>;

/** Kinds whose battery is asked for. */
export const hasBattery = (type: string): boolean => type === 'BATTERY_BUILT_IN' || type === 'BATTERY_MATCHING';
