/** Values of cells: numbers as spreadsheets and people of six languages write them, names of countries, products and goods. Pure. */
import { GOODS_TYPES, PRICED_PRODUCTS, type GoodsType, type PricedProduct } from '@amberlane/contract/domain';
import { IMPORT_HANDOVERS, IMPORT_PRODUCTS } from '@amberlane/contract/domain/order-import-words';
import { SHIP_WAYS } from '@amberlane/contract/calls/orders';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { foldLetters } from '../areas/name-fold.ts';

type ShipWay = (typeof SHIP_WAYS)[number];

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

/** What people write beside the words of our template. */
const OTHER_PRODUCTS: Readonly<Record<PricedProduct, readonly string[]>> = {
  smallParcel: ['小包裹', 'küçük koli'],
  specialLine: ['ligne spéciale', 'اسپیشل لائن'],
  localDelivery: ['同城配送', 'توصيل محلي', 'مقامی ترسیل', 'yurt içi teslimat'],
};

const PRODUCT_OF: ReadonlyMap<string, PricedProduct> = new Map(
  PRICED_PRODUCTS.flatMap((code) => [code, ...Object.values(IMPORT_PRODUCTS[code]), ...OTHER_PRODUCTS[code]].map((name) => [fold(name), code] as const)),
);

const OTHER_HANDOVERS: Readonly<Record<ShipWay, readonly string[]>> = {
  SELF_DELIVERY: ['自送', '送至网点', 'dépôt en point de service', 'تسليم', 'hizmet noktasına bırakma'],
  DOOR_PICKUP: ['door pickup', '取件', 'enlèvement à domicile', 'گھر سے پک اپ', 'kurye alsın'],
};
const HANDOVER_OF: ReadonlyMap<string, ShipWay> = new Map(SHIP_WAYS.flatMap((code) => [code, ...Object.values(IMPORT_HANDOVERS[code]), ...OTHER_HANDOVERS[code]].map((name) => [fold(name), code] as const)));

/** How a parcel reaches us, by its code or its name in any of the six languages. */
export const readHandover = (cell: string): ShipWay | null => HANDOVER_OF.get(fold(cell)) ?? null;

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** A day with the year first, as `2026-11-30`, `2026/11/30` or `2026年11月30日`; other orders could be two days. */
export function readDay(cell: string): string | null {
  const found = DAY.exec(cell.normalize('NFKC').replace(LOCAL_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).trim());
  if (!found) return null;
  const [, year = '', month = '', day = ''] = found;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}

export const readProduct = (cell: string): PricedProduct | null => PRODUCT_OF.get(fold(cell)) ?? null;

const GOODS_OF: ReadonlyMap<string, GoodsType> = new Map(GOODS_TYPES.map((code) => [fold(code), code] as const));

/** By its code; `names` are those of the dictionary, folded by {@link foldName}. */
export const readGoodsType = (cell: string, names: ReadonlyMap<string, GoodsType>): GoodsType | null => GOODS_OF.get(fold(cell)) ?? names.get(fold(cell)) ?? null;
export const foldName = fold;

/** What a spreadsheet makes of a long number: 9.66E+11. Its digits are lost. */
export const isRounded = (cell: string): boolean => /^'?\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(cell.trim());
