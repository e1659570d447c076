/** Goods with a ruling that the pre-send list does not show: the same kind of row, judged by the same function. */
import type { GoodsType } from '@amberlane/contract/domain';
import type { ConditionCode } from '../presend/condition-texts.ts';
import type { Item, Ruling, SpecialGoodsId } from '../presend/item-data.ts';

const refused = (reason: ConditionCode): Ruling => ({ refusedFor: reason });
const onlyIf = (...conditions: ConditionCode[]): Ruling => ({ onlyIf: conditions });
const ASK = onlyIf('askFirst');

const item = (code: string, name: SpecialGoodsId, goodsType: GoodsType, usual: Ruling, elsewhere: Item['elsewhere'] = {}): Item => ({ code, goodsType, name, usual, elsewhere });

export const EXTRA_ITEMS: readonly Item[] = [
  item('ALCOHOL', 'special-goods.alcohol', 'OTHER', refused('forbidden')),
  item('TOBACCO', 'special-goods.tobacco', 'OTHER', refused('forbidden')),
  item('VAPE', 'special-goods.vape', 'OTHER', refused('forbidden')),
  item('WEAPON', 'special-goods.weapon', 'OTHER', refused('forbidden')),
  item('EXPLOSIVE', 'special-goods.explosive', 'OTHER', refused('forbidden')),
  item('PLANT_SEEDS', 'special-goods.plantSeeds', 'OTHER', refused('forbidden')),
  item('FLAMMABLE', 'special-goods.flammable', 'LIQUID_POWDER', refused('flammable')),
  item('KNIFE', 'special-goods.knife', 'HOUSEHOLD', ASK),
  item('RADIO', 'special-goods.radio', 'ELECTRONICS', ASK),
  item('SUPPLEMENT', 'special-goods.supplement', 'FOOD', onlyIf('factorySealed', 'ownUse', 'askFirst')),
  item('MEDICAL', 'special-goods.medical', 'OTHER', onlyIf('factorySealed', 'askFirst')),
  item('PRECIOUS', 'special-goods.precious', 'OTHER', ASK),
  item('BATTERY_DEVICE', 'special-goods.batteryDevice', 'BATTERY_BUILT_IN', onlyIf('builtIn')),
  item('USED_CLOTHES', 'special-goods.usedClothes', 'CLOTHES', ASK, { NG: refused('notThere') }),
  item('ASK_FIRST', 'special-goods.askFirst', 'LIQUID_POWDER', ASK),
];
