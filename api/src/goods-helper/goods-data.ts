/**
 * The list of codes that the helper searches: subheadings of the Harmonized System, edition 2022 (WCO), that parcels of this
 * lane need. Codes are facts of the nomenclature; names and keywords are our own.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GoodsType } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { ITEMS, type Item } from '../presend/item-data.ts';
import { isTextId, textInEveryLanguage } from '../texts.ts';
import { EXTRA_ITEMS } from './extra-items.ts';

export const EDITION = 'HS 2022';

export interface GoodsEntry {
  readonly code: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** In any language. */
  readonly keywords: readonly string[];
  readonly goodsType: GoodsType;
  /** What decides whether it goes; null for goods without a ruling. */
  readonly item: Item | null;
}

export const ALL_ITEMS: ReadonlyMap<string, Item> = new Map([...ITEMS, ...EXTRA_ITEMS].map((item) => [item.code, item]));

/** First and last chapter with the type that an order names for its goods; everything else is general goods. */
const TYPE_OF_CHAPTERS: readonly (readonly [from: number, to: number, type: GoodsType])[] = [
  [2, 21, 'FOOD'], [33, 33, 'COSMETICS'], [34, 34, 'LIQUID_POWDER'], [49, 49, 'GENERAL'], [61, 65, 'CLOTHES'], [69, 70, 'HOUSEHOLD'], [73, 73, 'HOUSEHOLD'], [84, 85, 'ELECTRONICS'], [87, 87, 'AUTO_PARTS'], [90, 91, 'ELECTRONICS'], [94, 94, 'HOUSEHOLD'],
];

const typeOf = (code: string): GoodsType => TYPE_OF_CHAPTERS.find(([from, to]) => Number(code.slice(0, 2)) >= from && Number(code.slice(0, 2)) <= to)?.[2] ?? 'GENERAL';

/** The name in every language, from the messages: `hs-goods.<code>`. Throws where there is none. */
function namesOf(code: string): GoodsEntry['names'] {
  const id = `hs-goods.${code}`;
  if (!isTextId(id)) throw new Error(`the messages have no name of goods ${code}`);
  return textInEveryLanguage(id);
}

const HEAD = 'code\tkeywords\titem';

/** A table with tabs: code, keywords with commas, special item. Throws on a row that is none. */
export function readEntries(table: string): GoodsEntry[] {
  const [head = '', ...rows] = table.split('\n').filter((row) => row !== '');
  if (head !== HEAD) throw new Error('the table of goods has another head');
  return rows.map((row) => {
    const [code = '', keywords, itemCode] = row.split('\t');
    const item = itemCode === '' ? null : (ALL_ITEMS.get(itemCode ?? '') ?? null);
    if (!/^\d{6}$/.test(code) || keywords === undefined || itemCode === undefined || (itemCode !== '' && item === null)) throw new Error(`no row of the table of goods: ${row}`);
    return { code, names: namesOf(code), keywords: keywords.split(',').filter((word) => word !== ''), goodsType: item?.goodsType ?? typeOf(code), item };
  });
}

let loaded: Promise<readonly GoodsEntry[]> | null = null;

/** Read once per process. */
export function loadEntries(): Promise<readonly GoodsEntry[]> {
  loaded ??= readFile(path.join(import.meta.dirname, 'data/hs-2022.tsv'), 'utf8').then(readEntries);
  return loaded;
}
