/** What stands on and below the marks of a map: numbers of the rows that they stand for, and names of places where there is room. Pure. */

export interface MarkedSpot {
  /** Of its row in the list, from 1. */
  readonly number?: number;
  readonly cityName?: string;
  readonly areaName?: string | null;
  readonly provinceName?: string;
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

/** A name and the side of its mark on which it stands. */
export interface MarkName {
  readonly text: string;
  readonly side: Side;
}
export const SIDES = ['below', 'above', 'right', 'left'] as const;
type Side = (typeof SIDES)[number];

/** A name for each mark, '' where it would cover something on every side: its city, its province where it has several, or its district where another mark has the city. */
export function namesOf(marks: readonly PlacedMark[]): MarkName[] {
  const places = marks.map(({ spots }) => placeOf(spots));
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - HALF, right: x + HALF, top: y - HALF, bottom: y + HALF }));
  return marks.map((mark, index) => {
    const place = places[index] ?? '';
    const text = places.filter((other) => other === place).length === 1 ? place : usual(mark.spots.map(({ areaName }) => areaName ?? ''));
    const side = text === '' ? undefined : SIDES.find((each) => !taken.some((other) => covers(boxAt(mark, text, each), other)));
    if (side === undefined) return { text: '', side: 'below' };
    taken.push(boxAt(mark, text, side));
    return { text, side };
  });
}

/** Where a name takes room. */
function boxAt({ x, y }: PlacedMark, text: string, side: Side): Box {
  const width = widthOf(text);
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + HALF : x - HALF - width;
    return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  }
  const top = side === 'below' ? y + HALF : y - HALF - HEIGHT;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + HEIGHT };
}

/** The city of all spots, else their province. */
function placeOf(spots: readonly MarkedSpot[]): string {
  const [city, ...cities] = new Set(spots.map(({ cityName }) => cityName ?? ''));
  const [province, ...provinces] = new Set(spots.map(({ provinceName }) => provinceName ?? ''));
  if (cities.length === 0) return city ?? '';
  return provinces.length === 0 && province ? province : usual(spots.map(({ cityName }) => cityName ?? ''));
}

const covers = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const widthOf = (name: string): number => name.length * (/\p{Script=Han}/u.test(name) ? WIDE_LETTER : LETTER);

/** The name that is there most often. */
function usual(names: readonly string[]): string {
  const often = (name: string): number => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => often(other) - often(one))[0] ?? '';
}
