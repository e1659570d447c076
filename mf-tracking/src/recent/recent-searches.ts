/** The reader's last searches: lists of waybill numbers, newest first. Pure; the text is what the device keeps. */
import { isWaybillNo, RULES } from '@amberlane/contract/domain';

/** Numbers of one search, in the order asked. */
export type Search = readonly string[];

/** Searches that are kept. */
const MOST = 10;

/** What the device keeps, read with suspicion: anything that is no waybill number is left out. */
export function readSearches(kept: string | null): readonly Search[] {
  if (kept === null) return [];
  const searches = kept.split('\n').map((line) => line.split(' ').filter(isWaybillNo).slice(0, RULES.tracking.maxNumbers));
  return searches.filter((numbers) => numbers.length > 0).slice(0, MOST);
}

/** null when there is nothing to keep. */
export const writeSearches = (searches: readonly Search[]): string | null =>
  searches.length === 0 ? null : searches.map((numbers) => numbers.join(' ')).join('\n');

const same = (a: Search) => (b: Search): boolean => a.length === b.length && a.every((number) => b.includes(number));

/** With this search first, once. Numbers that can't be waybills are not kept. */
export function withSearch(searches: readonly Search[], asked: readonly string[]): readonly Search[] {
  const numbers = asked.filter(isWaybillNo);
  return numbers.length === 0 ? searches : [numbers, ...withoutSearch(searches, numbers)].slice(0, MOST);
}

export const withoutSearch = (searches: readonly Search[], search: Search): readonly Search[] => searches.filter((other) => !same(search)(other));
