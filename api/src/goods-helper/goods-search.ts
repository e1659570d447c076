/** Finds goods by what people type: any of six languages, any order of words, prefixes, plurals, a slip of the finger. Pure. */
import { foldName } from '../areas/name-fold.ts';
import type { GoodsEntry } from './goods-data.ts';

interface Term {
  readonly text: string;
  readonly words: readonly string[];
  /** Keywords that somebody chose say more than a word of a description. */
  readonly isKeyword: boolean;
  readonly isHan: boolean;
}

interface Indexed {
  readonly entry: GoodsEntry;
  readonly terms: readonly Term[];
  /** Its words, each with how much it says. */
  readonly weights: ReadonlyMap<string, number>;
}

/** A word of a description says a little less than a keyword. */
const WEIGHT = { keyword: 1, name: 0.9 } as const;

export interface GoodsIndex {
  readonly entries: readonly Indexed[];
  /** Entries in which a word stands. */
  readonly frequency: ReadonlyMap<string, number>;
}

const HAN = /\p{Script=Han}/u;

/** Words that say nothing about goods, folded, in the six languages. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'and', 'or', 'of', 'for', 'the', 'a', 'an', 'with', 'in', 'to', 'new', 'pcs', 'piece', 'pieces', 'set', 'de', 'des', 'du', 'en', 'et', 'ou', 'pour', 'avec', 'la', 'le', 'les', 'un', 'une', 've', 'ile', 'icin', 'adet', 'yeni',
    'من', 'في', 'مع', 'او', 'جديد', 'کے', 'کا', 'کی', 'اور', 'میں', 'نیا', 'other', 'others', 'autres', 'diger', 'اخري', 'دیگر',
  ].map(foldName),
);

const wordsOf = (text: string): string[] => foldName(text).split(' ').filter((word) => word !== '' && !FILLERS.has(word));

export function indexGoods(entries: readonly GoodsEntry[]): GoodsIndex {
  const indexed = entries.map((entry) => {
    const term = (text: string, isKeyword: boolean): Term => ({ text: foldName(text), words: wordsOf(text), isKeyword, isHan: HAN.test(text) });
    const terms = [...Object.values(entry.names).map((name) => term(name, false)), ...entry.keywords.map((word) => term(word, true))];
    return { entry, terms, weights: new Map(terms.flatMap(({ words, isKeyword }) => words.map((word) => [word, isKeyword ? WEIGHT.keyword : WEIGHT.name] as const))) };
  });
  const frequency = new Map<string, number>();
  for (const { weights } of indexed) for (const word of weights.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return { entries: indexed, frequency };
}

/** Best first; none when nothing fits. Digits look for codes that begin with them. */
export function searchGoods(index: GoodsIndex, text: string, limit: number): GoodsEntry[] {
  const digits = text.replace(/[\s.]/g, '');
  if (/^\d{2,10}$/.test(digits)) return index.entries.filter(({ entry: { code } }) => code.startsWith(digits.slice(0, 6))).slice(0, limit).map(({ entry }) => entry);
  const words = wordsOf(text).filter((word) => !/^\d+$/.test(word)).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const query = { text: foldName(text), words: words.map((word) => ({ word, fits: HAN.test(word) ? NONE : fitsOf(word, index) })) };
  const scored = index.entries.map((indexed) => ({ entry: indexed.entry, score: scoreOf(query, indexed, index) })).filter(({ score }) => score >= LEAST);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score >= best * TAIL)
    .toSorted((one, other) => other.score - one.score || one.entry.code.localeCompare(other.entry.code))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/** Words of a name that are looked at. */
const MOST_WORDS = 12;
const LEAST = 2;
/** Below this share of the best score nothing is worth showing. */
const TAIL = 0.4;
const PHRASE = { same: 14, keywordInside: 9, nameInside: 5 } as const;

interface Query {
  readonly text: string;
  readonly words: readonly { readonly word: string; readonly fits: Fits }[];
}

/** Words of the table that a typed word means, with how well. */
type Fits = ReadonlyMap<string, number>;
const NONE: Fits = new Map();

function fitsOf(word: string, { frequency }: GoodsIndex): Fits {
  const fits = new Map<string, number>();
  for (const other of frequency.keys()) {
    const fit = fitOfWords(word, other);
    if (fit > 0) fits.set(other, fit);
  }
  return fits;
}

function scoreOf({ text, words }: Query, { terms, weights }: Indexed, index: GoodsIndex): number {
  const padded = ` ${text} `;
  const phrase = Math.max(0, ...terms.map((term) => phraseScore(padded, term)));
  let found = 0;
  let sum = 0;
  for (const { word, fits } of words) {
    const fit = HAN.test(word) ? hanFit(word, terms) : wordFit(fits, weights);
    if (fit === 0) continue;
    found += 1;
    sum += fit * rarity(word, index);
  }
  return phrase + sum * (found / words.length);
}

/** The whole of a keyword inside what was typed, or the very same. */
function phraseScore(padded: string, { text: term, words, isKeyword, isHan }: Term): number {
  if (term === '' || !padded.includes(term)) return 0;
  if (term.length === padded.length - 2) return isKeyword ? PHRASE.same : PHRASE.same - 1;
  if (isHan) return term.length >= 2 ? PHRASE.nameInside + Math.min(4, term.length) : 0;
  if (words.length < 2 || !padded.includes(` ${term} `)) return 0;
  return isKeyword ? PHRASE.keywordInside : PHRASE.nameInside;
}

/** A word that stands everywhere tells little. */
const rarity = (word: string, { frequency, entries }: GoodsIndex): number => Math.log2(1 + entries.length / (frequency.get(word) ?? 1)) / Math.log2(1 + entries.length);

const FIT = { same: 8, plural: 7, prefix: 5, slip: 3.5, inside: 2 } as const;

/** Endings of plurals and feminines, folded. */
const ENDINGS: ReadonlySet<string> = new Set(['s', 'es', 'x', 'e', 'ler', 'lar', 'leri', 'lari', 'i', 'ات', 'ين', 'ه', 'ي', 'وں', 'یں'].map((ending) => foldName(ending) || ending));

function wordFit(fits: Fits, weights: Indexed['weights']): number {
  let best = 0;
  for (const [word, fit] of fits) best = Math.max(best, fit * (weights.get(word) ?? 0));
  return best;
}

function fitOfWords(word: string, other: string): number {
  if (word === other) return FIT.same;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.startsWith(short) && short.length >= 3) {
    if (ENDINGS.has(long.slice(short.length))) return FIT.plural;
    // What is typed so far, or a longer form of a word.
    if (word === short) return FIT.prefix;
    return short.length >= 5 ? FIT.slip : 0;
  }
  if (short.length >= 5 && long.length - short.length <= 1 && isOneSlip(short, long)) return FIT.slip;
  return word.length >= 4 && other.includes(word) ? FIT.inside : 0;
}

/** One letter more, less, other, or two neighbours changed over. */
function isOneSlip(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [restOfShort, restOfLong] = [short.slice(at), long.slice(at)];
  if (short.length < long.length) return restOfShort === restOfLong.slice(1);
  return restOfShort.slice(1) === restOfLong.slice(1) || (restOfShort[0] === restOfLong[1] && restOfShort[1] === restOfLong[0] && restOfShort.slice(2) === restOfLong.slice(2));
}

/** Chinese is written without blanks: shared stretches count, else shared pairs of characters. */
function hanFit(word: string, terms: readonly Term[]): number {
  let best = 0;
  for (const { text, isHan } of terms) {
    if (!isHan) continue;
    if (text === word) return FIT.same;
    if (text.includes(word)) best = Math.max(best, word.length >= 2 ? FIT.plural : FIT.inside);
    else if (text.length >= 2 && word.includes(text)) best = Math.max(best, FIT.prefix + Math.min(2, text.length / 2));
    else best = Math.max(best, sharedPairs(word, text) * FIT.prefix);
  }
  return best;
}

/** Share of the word's pairs of neighbours that the text has too. */
function sharedPairs(word: string, text: string): number {
  if (word.length < 2) return 0;
  const pairs = Array.from({ length: word.length - 1 }, (_none, at) => word.slice(at, at + 2));
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}
