/**
 * The eight dictionaries as the site starts with them (spec §3 Dictionary types): the texts of their labels, in the order in
 * which a form lists them. Battery classes after IATA packing instructions; 100 Wh is their limit for packed and built-in cells.
 */
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { LocaleNames } from '../database/tables.ts';
import { textInEveryLanguage, type TextId } from '../texts.ts';

/** By code of the entry. Both dictionaries of goods share their labels. */
const LABELS: Readonly<Record<DictionaryType, Readonly<Record<string, TextId>>>> = {
  CYCLE: {
    DAY: 'dictionaries.cycle.day',
    WEEK: 'dictionaries.cycle.week',
    MONTH: 'dictionaries.cycle.month',
  },
  SHIP_REQUIRE: {
    COMMON_PACKAGE: 'dictionaries.ship.commonPackage',
    DOCUMENT: 'dictionaries.ship.document',
    LARGE_PACKAGE: 'dictionaries.ship.largePackage',
    PALLET: 'dictionaries.ship.pallet',
  },
  CONTACT_WAY: {
    PHONE: 'dictionaries.contact.phone',
    EMAIL: 'dictionaries.contact.email',
    WHATSAPP: 'dictionaries.contact.whatsapp',
    WECHAT: 'dictionaries.contact.wechat',
    SMS: 'dictionaries.contact.sms',
  },
  PICKUP_TIME: {
    ANY: 'dictionaries.pickup.any',
    MORNING: 'dictionaries.pickup.morning',
    NOON: 'dictionaries.pickup.noon',
    AFTERNOON: 'dictionaries.pickup.afternoon',
    EVENING: 'dictionaries.pickup.evening',
  },
  APPELLATION: {
    MR: 'dictionaries.title.mr',
    MS: 'dictionaries.title.ms',
    DR: 'dictionaries.title.dr',
    NONE: 'dictionaries.title.none',
  },
  LOCAL_GOODS_TYPE: {
    DOCUMENT: 'dictionaries.goods.document',
    CLOTHES: 'dictionaries.goods.clothes',
    ELECTRONICS: 'dictionaries.goods.electronics',
    HOUSEHOLD: 'dictionaries.goods.household',
    COSMETICS: 'dictionaries.goods.cosmetics',
    FOOD: 'dictionaries.goods.food',
    AUTO_PARTS: 'dictionaries.goods.autoParts',
    OTHER: 'dictionaries.goods.other',
  },
  INTL_GOODS_TYPE: {
    GENERAL: 'dictionaries.goods.general',
    DOCUMENT: 'dictionaries.goods.document',
    CLOTHES: 'dictionaries.goods.clothes',
    PHONE_TABLET: 'dictionaries.goods.phoneTablet',
    BATTERY_BUILT_IN: 'dictionaries.goods.batteryBuiltIn',
    BATTERY_MATCHING: 'dictionaries.goods.batteryMatching',
    BATTERY_PURE: 'dictionaries.goods.batteryPure',
    BRAND: 'dictionaries.goods.brand',
    COSMETICS: 'dictionaries.goods.cosmetics',
    LIQUID_POWDER: 'dictionaries.goods.liquidPowder',
    MAGNET: 'dictionaries.goods.magnet',
    FOOD: 'dictionaries.goods.food',
    AUTO_PARTS: 'dictionaries.goods.autoParts',
    OTHER: 'dictionaries.goods.other',
  },
  ORDER_STATUS: {
    DRAFT: 'dictionaries.order.draft',
    SUBMITTED: 'dictionaries.order.submitted',
    ACCEPTED: 'dictionaries.order.accepted',
    PICKED_UP: 'dictionaries.order.pickedUp',
    IN_TRANSIT: 'dictionaries.order.inTransit',
    DELIVERED: 'dictionaries.order.delivered',
    RETURNED: 'dictionaries.order.returned',
    CANCELLED: 'dictionaries.order.cancelled',
  },
};

/** Entries of one dictionary in the order in which a form lists them. */
export function startingEntries(type: DictionaryType): readonly { code: string; names: LocaleNames }[] {
  return Object.entries(LABELS[type]).map(([code, id]) => ({ code, names: textInEveryLanguage(id) }));
}
