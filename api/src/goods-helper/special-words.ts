/** Words that speak of special goods whatever code the goods have. */
import { foldName } from '../areas/name-fold.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  COUNTERFEIT: ['replica', 'fake', 'copy brand', 'first copy', 'mirror quality', 'knockoff', '高仿', '仿牌', '复刻', '假货', 'contrefaçon', 'imitation de marque', 'مقلد', 'مقلدة', 'تقليد ماركة', 'نقلی', 'پہلی کاپی', 'replika', 'taklit', 'çakma'],
  MEDICINE: ['medicine', 'medicines', 'pharmaceutical', 'antibiotic', 'insulin', '药品', '抗生素', '胰岛素', 'médicament', 'médicaments', 'دواء', 'أدوية', 'مضاد حيوي', 'ادویات', 'دوائی', 'ilaç', 'antibiyotik'],
  BATTERY_LOOSE: ['loose battery', 'loose batteries', 'spare batteries only', '纯电池', '散装电池', 'batteries seules', 'بطاريات منفردة', 'صرف بیٹریاں', 'yedek pil'],
  CASH: ['cash', 'banknote', 'banknotes', '现金', 'espèces', 'نقود', 'نقدی', 'nakit'],
  ALCOHOL: ['alcohol', 'alcoholic', '酒精', '白酒', 'alcool', 'كحول', 'خمر', 'الکحل', 'شراب', 'alkol', 'alkollü'],
  WEAPON: ['weapon', 'weapons', 'pistol', 'rifle', 'ammunition', '枪', '武器', '弹药', 'arme à feu', 'munitions', 'سلاح', 'ذخيرة', 'اسلحہ', 'بندوق', 'silah', 'mermi'],
  EXPLOSIVE: ['explosive', 'explosives', 'gunpowder', '炸药', '火药', 'explosif', 'متفجرات', 'بارود', 'دھماکہ خیز', 'patlayıcı', 'barut'],
  FLAMMABLE: ['gasoline', 'petrol', 'flammable', 'aerosol', '汽油', '易燃', '喷雾剂', 'essence', 'inflammable', 'بنزين', 'قابل للاشتعال', 'پیٹرول', 'آتش گیر', 'benzin', 'yanıcı'],
  USED_CLOTHES: ['used clothes', 'used clothing', 'second hand clothes', '旧衣服', '二手衣服', 'vêtements d’occasion', 'ملابس مستعملة', 'پرانے کپڑے', 'ikinci el giysi'],
  FOOD_FRESH: ['fresh meat', 'fresh fruit', 'fresh vegetables', 'frozen', '生鲜', '冷冻', '鲜肉', 'viande fraîche', 'surgelé', 'لحم طازج', 'مجمد', 'تازہ گوشت', 'منجمد', 'taze et', 'donmuş'],
};

const folded = Object.entries(WORDS).map(([code, words]) => ({ code, words: words.map(foldName) }));
const HAN = /\p{Script=Han}/u;

/** Codes of the items that a text speaks of. */
export function specialCodesIn(text: string): string[] {
  const name = ` ${foldName(text)} `;
  return folded.filter(({ words }) => words.some((word) => (HAN.test(word) ? name.includes(word) : name.includes(` ${word} `)))).map(({ code }) => code);
}

export const SPECIAL_CODES: readonly string[] = Object.keys(WORDS);
