/** Values of cells: numbers as spreadsheets and people of six languages write them, names of countries, products and goods. Pure. */
import { GOODS_TYPES, PRICED_PRODUCTS, type GoodsType, type PricedProduct } from '@amberlane/contract/domain';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { foldLetters } from '../areas/name-fold.ts';

const LOCAL_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A number that is not negative; null for what is none, or could be two: in `1,200` the comma may part thousands or
 * decimals, and nobody should pay for a guess.
 */
export function readNumber(cell: string): number | null {
  const text = cell.normalize('NFKC').replace(LOCAL_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/٫/g, '.').replace(/[\s\u00A0\u202F'’٬]/g, '');
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return null;
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(text);
  const other = last === '.' ? ',' : '.';
  const [whole, decimals] = splitAtLast(text, last);
  if (whole.includes(last)) return whole.includes(other) || !isGrouped(text, last) ? null : Number(text.replaceAll(last, ''));
  if (whole.includes(other)) return isGrouped(whole, other) ? Number(`${whole.replaceAll(other, '')}.${decimals}`) : null;
  return last === ',' && decimals.length === 3 && whole !== '0' ? null : Number(`${whole}.${decimals}`);
}

const splitAtLast = (text: string, mark: string): [string, string] => [text.slice(0, text.lastIndexOf(mark)), text.slice(text.lastIndexOf(mark) + 1)];
const isGrouped = (text: string, mark: string): boolean => text.split(mark).every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));

/** The whole number of steps that a value is (1.2 kg are 1,200 g); null when it lies between two. */
export function readSteps(cell: string, perUnit: number): number | null {
  const value = readNumber(cell);
  if (value === null) return null;
  const steps = Math.round(value * perUnit);
  return Math.abs(value * perUnit - steps) < 1e-6 * Math.max(1, steps) ? steps : null;
}

const fold = (name: string): string => foldLetters(name).replace(/[^\p{L}\p{N}]+/gu, '');

const OTHER_NAMES: Readonly<Record<string, Country>> = { uae: 'AE', emirates: 'AE', ksa: 'SA', turkey: 'TR', turkiye: 'TR', prc: 'CN' };

const COUNTRY_OF: ReadonlyMap<string, Country> = new Map([
  ...Object.entries(OTHER_NAMES),
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRIES.map((code) => [fold(names.of(code) ?? code), code] as const);
  }),
  ...COUNTRIES.map((code) => [fold(code), code] as const),
]);

/** A country by its code or by its name in any of the six languages; null for none of ours. */
export const readCountry = (cell: string): Country | null => COUNTRY_OF.get(fold(cell)) ?? null;

const PRODUCT_NAMES: Readonly<Record<PricedProduct, readonly string[]>> = {
  smallParcel: ['small parcel', '小包', '小包裹', 'petit colis', 'طرد صغير', 'چھوٹا پارسل', 'küçük paket', 'küçük koli'],
  specialLine: ['special line', '专线', 'ligne dédiée', 'ligne spéciale', 'خط خاص', 'خصوصی لائن', 'اسپیشل لائن', 'özel hat'],
  localDelivery: ['local delivery', '本地派送', '同城配送', 'livraison locale', 'توصيل محلي', 'مقامی ڈیلیوری', 'مقامی ترسیل', 'yurt içi teslimat', 'yerel teslimat'],
};

const PRODUCT_OF: ReadonlyMap<string, PricedProduct> = new Map(PRICED_PRODUCTS.flatMap((code) => [code, ...PRODUCT_NAMES[code]].map((name) => [fold(name), code] as const)));

export const readProduct = (cell: string): PricedProduct | null => PRODUCT_OF.get(fold(cell)) ?? null;

const GOODS_OF: ReadonlyMap<string, GoodsType> = new Map(GOODS_TYPES.map((code) => [fold(code), code] as const));

/** By its code; `names` are those of the dictionary, folded by {@link foldGoodsName}. */
export const readGoodsType = (cell: string, names: ReadonlyMap<string, GoodsType>): GoodsType | null => GOODS_OF.get(fold(cell)) ?? names.get(fold(cell)) ?? null;
export const foldGoodsName = fold;

/** What a spreadsheet makes of a long number: 9.66E+11. Its digits are lost. */
export const isRounded = (cell: string): boolean => /^'?\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(cell.trim());
