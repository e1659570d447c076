/**
 * The eight dictionaries as the site starts with them (spec §3 Dictionary types): the texts of their labels, in the order in
 * which a form lists them. Battery classes after IATA packing instructions; 100 Wh is their limit for packed and built-in cells.
 */
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { LocaleNames } from '../database/tables.ts';
import { textInEveryLanguage, type TextId } from '../texts.ts';

type LabelId = Extract<TextId, `dictionaries.${string}`>;

/** The last part of an id is the code of the entry. Both dictionaries of goods share their labels. */
const LABELS: Readonly<Record<DictionaryType, readonly LabelId[]>> = {
  CYCLE: [
    'dictionaries.cycle.DAY', 'dictionaries.cycle.WEEK', 'dictionaries.cycle.MONTH',
  ],
  SHIP_REQUIRE: [
    'dictionaries.ship.COMMON_PACKAGE', 'dictionaries.ship.DOCUMENT', 'dictionaries.ship.LARGE_PACKAGE', 'dictionaries.ship.PALLET',
  ],
  CONTACT_WAY: [
    'dictionaries.contact.PHONE', 'dictionaries.contact.EMAIL', 'dictionaries.contact.WHATSAPP', 'dictionaries.contact.WECHAT', 'dictionaries.contact.SMS',
  ],
  PICKUP_TIME: [
    'dictionaries.pickup.ANY', 'dictionaries.pickup.MORNING', 'dictionaries.pickup.NOON', 'dictionaries.pickup.AFTERNOON', 'dictionaries.pickup.EVENING',
  ],
  APPELLATION: [
    'dictionaries.title.MR', 'dictionaries.title.MS', 'dictionaries.title.DR', 'dictionaries.title.NONE',
  ],
  LOCAL_GOODS_TYPE: [
    'dictionaries.goods.DOCUMENT', 'dictionaries.goods.CLOTHES', 'dictionaries.goods.ELECTRONICS', 'dictionaries.goods.HOUSEHOLD',
    'dictionaries.goods.COSMETICS', 'dictionaries.goods.FOOD', 'dictionaries.goods.AUTO_PARTS', 'dictionaries.goods.OTHER',
  ],
  INTL_GOODS_TYPE: [
    'dictionaries.goods.GENERAL', 'dictionaries.goods.DOCUMENT', 'dictionaries.goods.CLOTHES', 'dictionaries.goods.PHONE_TABLET',
    'dictionaries.goods.BATTERY_BUILT_IN', 'dictionaries.goods.BATTERY_MATCHING', 'dictionaries.goods.BATTERY_PURE', 'dictionaries.goods.BRAND',
    'dictionaries.goods.COSMETICS', 'dictionaries.goods.LIQUID_POWDER', 'dictionaries.goods.MAGNET', 'dictionaries.goods.FOOD',
    'dictionaries.goods.AUTO_PARTS', 'dictionaries.goods.OTHER',
  ],
  ORDER_STATUS: [
    'dictionaries.order.DRAFT', 'dictionaries.order.SUBMITTED', 'dictionaries.order.ACCEPTED', 'dictionaries.order.PICKED_UP',
    'dictionaries.order.IN_TRANSIT', 'dictionaries.order.DELIVERED', 'dictionaries.order.RETURNED', 'dictionaries.order.CANCELLED',
  ],
};

/** Entries of one dictionary in the order in which a form lists them. */
export function startingEntries(type: DictionaryType): readonly { code: string; names: LocaleNames }[] {
  return LABELS[type].map((id) => ({ code: id.slice(id.lastIndexOf('.') + 1), names: textInEveryLanguage(id) }));
}
