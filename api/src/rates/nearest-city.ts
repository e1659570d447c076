/** The city that a name may mean which the rate table does not know: one whose name has it inside, or is spelt much like it. */
import { foldName } from '../areas/name-fold.ts';

/** Anything with a name in each language. */
interface Named {
  readonly names: Readonly<Record<string, string>>;
}

/** One slip for so many letters. */
const LETTERS_A_SLIP = 3;
/** Longer names are told by their letters in order, not by a table of this size. */
const LONGEST = 32;

/** In any language; null when no name is near. Cities come with the main one of each country first, which wins. */
export function nearestCity<City extends Named>(cities: readonly City[], typed: string): City | null {
  const wanted = foldName(typed);
  if (wanted === '' || wanted.length > LONGEST) return null;
  let nearest: { readonly city: City; readonly slips: number } | null = null;
  for (const city of cities) {
    const slips = Math.min(...Object.values(city.names).map((name) => slipsTo(foldName(name), wanted)));
    if (slips < (nearest?.slips ?? Math.floor(wanted.length / LETTERS_A_SLIP) + 1)) nearest = { city, slips };
  }
  return nearest?.city ?? null;
}

const slipsTo = (name: string, wanted: string): number => (name.includes(wanted) ? 0 : spellingDistance(name, wanted));

/** Letters to add, leave out, replace or swap with their neighbour until one word is the other. */
export function spellingDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  const line = (index: number): number[] => [index, ...b.map(() => 0)];
  let before: number[] = [];
  let above = [0, ...b.map((_letter, index) => index + 1)];
  for (const [row, letter] of a.entries()) {
    const current = line(row + 1);
    for (const [column, against] of b.entries()) {
      const at = (from: readonly number[], back: number): number => from[column + 1 - back] ?? Infinity;
      const swapped = column > 0 && row > 0 && letter === b[column - 1] && a[row - 1] === against ? at(before, 2) + 1 : Infinity;
      current[column + 1] = Math.min(at(above, 0) + 1, at(current, 1) + 1, at(above, 1) + (letter === against ? 0 : 1), swapped);
    }
    [before, above] = [above, current];
  }
  return above[b.length] ?? 0;
}
