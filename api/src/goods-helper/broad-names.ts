/** What to suggest for names that say no more than a category (`isBroadGoodsName`): usual goods of that category. */
import { foldName } from '../areas/name-fold.ts';

interface BroadGroup {
  /** Words of the category in the six languages. */
  readonly words: readonly string[];
  /** Codes of the table, most usual first. */
  readonly codes: readonly string[];
}

const GROUPS: readonly BroadGroup[] = [
  { words: ['clothes', 'clothing', 'apparel', 'vêtements', 'giysi', 'kıyafet', 'ملابس', 'کپڑے', '服装', '衣服'], codes: ['610910', '620342', '620443', '611020', '621143', '611120', '620520', '611595'] },
  { words: ['electronics', 'electronic', 'électronique', 'elektronik', 'إلكترونيات', 'الیکٹرانکس', '电子产品'], codes: ['851830', '850440', '854442', '851762', '852589', '847160', '851713', '940542'] },
  { words: ['toys', 'oyuncak', '玩具'], codes: ['950300', '950490', '950450', '340700'] },
  { words: ['food', '食品'], codes: ['190531', '170490', '180690', '090230', '210390', '080410', '200819', '190230'] },
  { words: ['cosmetics', '化妆品'], codes: ['330499', '330410', '330420', '330491', '330590', '960330'] },
  { words: ['tools', '工具'], codes: ['820559', '820540', '846721', '820320', '846729'] },
  { words: ['accessory', 'accessories', 'accessoire', 'accessoires', 'aksesuar', 'ملحقات', '配件'], codes: ['392690', '711719', '854442', '961511', '420330', '700719', '847330', '870899'] },
  { words: ['parts', 'part', 'pièces', 'parça', 'parçalar', 'قطع', 'پرزے', '零件'], codes: ['870899', '851779', '847330', '871410', '870830', '848210', '844399'] },
  { words: ['household', 'daily', 'necessities', '日用品', '生活用品', '用品'], codes: ['392490', '392410', '732393', '630260', '961700', '340111', '481820', '960321'] },
  { words: ['gift', 'gifts', 'cadeau', 'cadeaux', 'hediye', 'هدية', 'هدايا', 'تحفہ', 'تحائف', '礼品', '礼物'], codes: ['950300', '711719', '691110', '420222', '910211', '340600', '490199', '392640'] },
];

/** For names that belong to no category: what most parcels of the lane hold. */
const USUAL = ['610910', '640411', '392690', '850440', '420222', '711719', '950300', '732393'] as const;

const folded = GROUPS.map(({ words, codes }) => ({ words: words.map(foldName), codes }));

/** Codes for a broad name, best first. */
export function usualCodes(text: string): readonly string[] {
  const name = ` ${foldName(text)} `;
  const group = folded.find(({ words }) => words.some((word) => (/\p{Script=Han}/u.test(word) ? name.includes(word) : name.includes(` ${word} `))));
  return group?.codes ?? USUAL;
}

/** Every code that is named here, for the test that they are in the table. */
export const NAMED_CODES: readonly string[] = [...GROUPS.flatMap(({ codes }) => codes), ...USUAL];
