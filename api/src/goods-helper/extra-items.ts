/** Goods with a ruling that the pre-send list does not show: the same kind of row, judged by the same function. */
import type { GoodsType } from '@amberlane/contract/domain';
import type { ConditionCode } from '../presend/condition-texts.ts';
import type { Item, Ruling } from '../presend/item-data.ts';
import { six } from '../presend/six-names.ts';

const refused = (reason: ConditionCode): Ruling => ({ refusedFor: reason });
const onlyIf = (...conditions: ConditionCode[]): Ruling => ({ onlyIf: conditions });
const ASK = onlyIf('askFirst');

const item = (code: string, goodsType: GoodsType, usual: Ruling, names: Parameters<typeof six>[0], elsewhere: Item['elsewhere'] = {}): Item => ({ code, goodsType, name: six(names), usual, elsewhere });

export const EXTRA_ITEMS: readonly Item[] = [
  item('ALCOHOL', 'OTHER', refused('forbidden'), ['Alcoholic drinks', '酒类', 'Boissons alcoolisées', 'مشروبات كحولية', 'الکحلی مشروبات', 'Alkollü içecekler']),
  item('TOBACCO', 'OTHER', refused('forbidden'), ['Tobacco', '烟草', 'Tabac', 'تبغ', 'تمباکو', 'Tütün']),
  item('VAPE', 'OTHER', refused('forbidden'), ['E-cigarettes and nicotine liquids', '电子烟及烟油', 'Cigarettes électroniques et liquides à la nicotine', 'سجائر إلكترونية وسوائل نيكوتين', 'الیکٹرانک سگریٹ اور نکوٹین مائع', 'Elektronik sigara ve nikotinli sıvılar']),
  item('WEAPON', 'OTHER', refused('forbidden'), ['Weapons', '武器', 'Armes', 'أسلحة', 'ہتھیار', 'Silahlar']),
  item('EXPLOSIVE', 'OTHER', refused('forbidden'), ['Fireworks and explosives', '烟花和爆炸物', 'Feux d’artifice et explosifs', 'ألعاب نارية ومتفجرات', 'آتش بازی اور دھماکہ خیز مواد', 'Havai fişek ve patlayıcılar']),
  item('PLANT_SEEDS', 'OTHER', refused('forbidden'), ['Seeds and live plants', '种子和活体植物', 'Graines et plantes vivantes', 'بذور ونباتات حية', 'بیج اور زندہ پودے', 'Tohum ve canlı bitki']),
  item('FLAMMABLE', 'LIQUID_POWDER', refused('flammable'), ['Flammable goods', '易燃物品', 'Produits inflammables', 'مواد قابلة للاشتعال', 'آتش گیر سامان', 'Yanıcı maddeler']),
  item('KNIFE', 'HOUSEHOLD', ASK, ['Knives', '刀具', 'Couteaux', 'سكاكين', 'چھریاں', 'Bıçaklar']),
  item('RADIO', 'ELECTRONICS', ASK, ['Radio transmitters, trackers and lasers', '无线电发射、定位及激光设备', 'Émetteurs radio, traceurs et lasers', 'أجهزة إرسال وتتبع وليزر', 'ریڈیو، ٹریکر اور لیزر آلات', 'Telsiz, takip ve lazer cihazları']),
  item('SUPPLEMENT', 'FOOD', onlyIf('factorySealed', 'ownUse', 'askFirst'), ['Food supplements and herbs', '保健品和药草', 'Compléments alimentaires et plantes', 'مكملات غذائية وأعشاب', 'فوڈ سپلیمنٹ اور جڑی بوٹیاں', 'Gıda takviyesi ve bitkiler']),
  item('MEDICAL', 'OTHER', onlyIf('factorySealed', 'askFirst'), ['Medical goods', '医疗用品', 'Articles médicaux', 'مستلزمات طبية', 'طبی سامان', 'Tıbbi ürünler']),
  item('PRECIOUS', 'OTHER', ASK, ['Gold, silver and gems', '金银珠宝', 'Or, argent et pierres précieuses', 'ذهب وفضة وأحجار كريمة', 'سونا، چاندی اور جواہرات', 'Altın, gümüş ve değerli taş']),
  item('BATTERY_DEVICE', 'BATTERY_BUILT_IN', onlyIf('builtIn'), ['Devices with a built-in battery', '内置电池设备', 'Appareils à batterie intégrée', 'أجهزة ببطارية مدمجة', 'اندرونی بیٹری والے آلات', 'Dahili pilli cihazlar']),
  item('USED_CLOTHES', 'CLOTHES', ASK, ['Used clothes', '旧衣物', 'Vêtements d’occasion', 'ملابس مستعملة', 'استعمال شدہ کپڑے', 'Kullanılmış giysi'], { NG: refused('notThere') }),
  item('ASK_FIRST', 'LIQUID_POWDER', ASK, ['Glues and chemicals', '胶水和化学品', 'Colles et produits chimiques', 'مواد لاصقة وكيميائية', 'گوند اور کیمیکل', 'Yapıştırıcı ve kimyasallar']),
];
