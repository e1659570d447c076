/** What stands on and below the marks of a map: numbers of the rows that they stand for, and names of places where there is room. Pure. */

export interface MarkedSpot {
  /** Of its row in the list, from 1. */
  readonly number?: number;
  readonly cityName?: string;
  readonly areaName?: string | null;
}

/** `1`, `2–5` for neighbours in the list, `1 +3` for others; '' without numbers. */
export function numbersText(spots: readonly MarkedSpot[]): string {
  const numbers = spots.flatMap(({ number }) => number ?? []).sort((one, other) => one - other);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  if (first === last) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : `${first} +${numbers.length - 1}`;
}

export interface PlacedMark {
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  readonly spots: readonly MarkedSpot[];
}

/** Pixels: half of a mark, and the height, the distance and the width of a letter of its name. */
const HALF = 20;
const HEIGHT = 20;
const LETTER = 9;
const WIDE_LETTER = 16;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A name for each mark, '' where it would cover something: its city, or its district where another mark has the city. */
export function namesOf(marks: readonly PlacedMark[]): string[] {
  const cities = marks.map(({ spots }) => usual(spots.map(({ cityName }) => cityName ?? '')));
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - HALF, right: x + HALF, top: y - HALF, bottom: y + HALF }));
  return marks.map(({ x, y, spots }, index) => {
    const city = cities[index] ?? '';
    const name = cities.filter((other) => other === city).length === 1 ? city : usual(spots.map(({ areaName }) => areaName ?? ''));
    const half = widthOf(name) / 2;
    const box = { left: x - half, right: x + half, top: y + HALF, bottom: y + HALF + HEIGHT };
    if (name === '' || taken.some((other) => covers(box, other))) return '';
    taken.push(box);
    return name;
  });
}

const covers = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const widthOf = (name: string): number => name.length * (/\p{Script=Han}/u.test(name) ? WIDE_LETTER : LETTER);

/** The name that is there most often. */
function usual(names: readonly string[]): string {
  const often = (name: string): number => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => often(other) - often(one))[0] ?? '';
}
