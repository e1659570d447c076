/** Stops and legs of a journey as marks on its map, and which of them have room for a name. Pure. */
import { FRAME, journeyFrame, legPath, type JourneyFrame, type Point } from './journey-frame.ts';
import type { JourneyStop } from './journey-stops.ts';

export interface JourneyMarks {
  readonly frame: JourneyFrame;
  readonly legs: readonly { readonly d: string; readonly done: boolean }[];
  /** Cities that would lie on one another are one; the one that matters most stands for them. */
  readonly stops: readonly PlacedStop[];
}

export interface PlacedStop {
  readonly stop: JourneyStop;
  /** Names of the cities of the mark in the order of the journey, each once. */
  readonly cities: readonly string[];
  readonly at: Point;
}

export interface StopLabel {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Units between two marks that are told apart. */
const APART = 9;
const EMPHASIS: Readonly<Record<JourneyStop['state'], number>> = { now: 3, ahead: 1, passed: 0 };

/** null where fewer than two cities can be told apart: then there is nothing to see. */
export function journeyMarks(stops: readonly JourneyStop[]): JourneyMarks | null {
  const located = stops.flatMap((stop) => (stop.place.position ? [{ stop, position: stop.place.position }] : []));
  if (located.length < 2) return null;
  const frame = journeyFrame(located.map(({ position }) => position));
  const placed = located.map(({ stop, position }) => ({ stop, cities: [stop.place.name], at: frame.at(position) }));
  const marks = merged(placed);
  if (marks.length < 2) return null;
  const legs = placed.slice(1).flatMap(({ stop, at }, index) => {
    const from = placed[index]?.at ?? at;
    return distance(from, at) < APART ? [] : [{ d: legPath(from, at), done: stop.state !== 'ahead' }];
  });
  return { frame, legs, stops: marks };
}

/** What matters most first, so that it gets its name first. */
function merged(placed: readonly PlacedStop[]): readonly PlacedStop[] {
  const first = placed[0];
  const last = placed.at(-1);
  const weight = (mark: PlacedStop): number => EMPHASIS[mark.stop.state] + (mark === last ? 1.5 : mark === first ? 1 : 0);
  return [...placed]
    .sort((a, b) => weight(b) - weight(a))
    .reduce<readonly PlacedStop[]>((kept, mark) => (kept.some(({ at }) => distance(at, mark.at) < APART) ? kept : [...kept, mark]), [])
    .map((mark) => ({ ...mark, cities: citiesAt(mark.at, placed) }));
}

const citiesAt = (at: Point, placed: readonly PlacedStop[]): readonly string[] => [...new Set(placed.filter((other) => distance(at, other.at) < APART).flatMap(({ cities }) => cities))];

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Units from the middle of a mark to its name. */
const OFF = 14;
/** Units of a mark around its middle: of the ring with its edge. */
const MARK = 10;

/** A name beside each mark, the first of its names that has room there; nothing is named twice. */
export function stopLabels(stops: readonly PlacedStop[], namesOf: (mark: PlacedStop) => readonly string[], fontSize: number): readonly StopLabel[] {
  const taken: Box[] = stops.map(({ at: [x, y] }) => ({ left: x - MARK, right: x + MARK, top: y - MARK, bottom: y + MARK }));
  const labels: StopLabel[] = [];
  for (const mark of stops) {
    const { at } = mark;
    const names = namesOf(mark).filter((name) => name !== '' && !labels.some(({ text }) => text === name));
    const free = names
      .flatMap((text) => placesBeside(at, fontSize).map((place) => ({ text, place, box: boxOf(place, widthOf(text, fontSize), fontSize) })))
      .find(({ box }) => inFrame(box) && !taken.some((other) => overlap(box, other)));
    if (!free) continue;
    taken.push(free.box);
    labels.push({ text: free.text, ...free.place });
  }
  return labels;
}

/** Best first, below before above since legs bow upwards; `at` is where the line of writing begins, ends or has its middle. */
const placesBeside = ([x, y]: Point, fontSize: number): readonly Pick<StopLabel, 'at' | 'anchor'>[] => [
  { at: [x, y + OFF + fontSize * 0.8], anchor: 'middle' },
  { at: [x + OFF, y + fontSize * 0.35], anchor: 'start' },
  { at: [x - OFF, y + fontSize * 0.35], anchor: 'end' },
  { at: [x, y - OFF - fontSize * 0.15], anchor: 'middle' },
];

function boxOf({ at: [x, y], anchor }: Pick<StopLabel, 'at' | 'anchor'>, width: number, fontSize: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - fontSize * 0.9, bottom: y + fontSize * 0.3 };
}

const inFrame = ({ left, right, top, bottom }: Box): boolean => left >= 4 && right <= FRAME.width - 4 && top >= 2 && bottom <= FRAME.height - 2;
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** About, in bold: letters of Chinese are as wide as high, capitals almost, others two thirds as wide. */
const widthOf = (text: string, fontSize: number): number => Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : letter < 'a' ? 0.82 : 0.65) * fontSize, 0);
