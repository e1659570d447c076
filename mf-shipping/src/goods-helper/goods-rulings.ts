/** Which of our rulings concern goods that somebody describes, and what they say of a destination. Pure. */
import { batteryRule, type BatteryRule, type GoodsType } from '@amberlane/contract/domain';
import type { ItemVerdict, SpecialItem } from '@amberlane/contract/calls/presend';
import type { Country } from '@amberlane/contract/site';
import type { Ruling } from './goods-calls.ts';

const BATTERY_TYPES: ReadonlySet<GoodsType> = new Set<GoodsType>(['PHONE_TABLET', 'BATTERY_BUILT_IN', 'BATTERY_MATCHING', 'BATTERY_PURE']);
/** Words for batteries and what has one, in the languages of the site. */
const BATTERY_WORDS = /batter|akü|pil(?:i|ler)?\b|accumulat|lithium|lityum|power ?bank|cordless|rechargeable|wireless|şarj|kablosuz|rechargeable|sans fil|电池|充电|锂|无线|بطاري|ليثيوم|شحن|لاسلكي|بیٹری|چارج|وائرلیس/iu;

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().replace(/\u0307/g, '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const HAN = /\p{Script=Han}/u;

/** Words shorter than this say nothing of their own. */
const TELLING = 3;

/** Whether a word of the description begins like one of the name, or the other way round: `phones` and `phone`. */
function meets(word: string, of: string): boolean {
  if (HAN.test(word) || HAN.test(of)) return of.length > 1 && word.length > 1 && (word.includes(of) || of.includes(word));
  const [short, long] = word.length < of.length ? [word, of] : [of, word];
  return short.length >= TELLING && long.startsWith(short) && long.length - short.length <= Math.max(3, short.length);
}

/** Rulings on goods of that description, those that all of its words name first. */
export function rulingsOn(text: string, items: readonly SpecialItem[]): readonly SpecialItem[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const scored = items.map((item) => ({ item, score: words.filter((word) => wordsOf(item.name).some((of) => meets(word, of))).length }));
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ item }) => item);
}

/** The verdict for a country; `item` may have been asked for another one. */
export const verdictIn = ({ verdict, elsewhere }: SpecialItem, country: Country): ItemVerdict => elsewhere.find((other) => other.country === country)?.verdict ?? verdict;

/** As many as are told at once. */
const MOST_RULINGS = 3;

/** What concerns a text for a destination: what the API has named first, then the special goods of that name. */
export function rulingsFor(text: string, country: Country, named: readonly Ruling[], items: readonly SpecialItem[]): readonly Ruling[] {
  const own = rulingsOn(text, items).map((item) => ({ ...item, verdict: verdictIn(item, country) }));
  return [...named, ...own.filter(({ code }) => !named.some((known) => known.code === code))].slice(0, MOST_RULINGS);
}

/** The battery rule of a day (ISO date) where the goods may hold one; null where nothing speaks of it. */
export function batteryRuleFor(text: string, types: readonly (GoodsType | null)[], day: string): BatteryRule | null {
  return BATTERY_WORDS.test(text) || types.some((type) => type !== null && BATTERY_TYPES.has(type)) ? batteryRule(day) : null;
}
