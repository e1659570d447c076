/** Where areas stand on the map, and which of their names fit. Pure. */
import type { Country } from '@amberlane/contract/site';
import type { Territory } from './territory-calls.ts';

type Place = Pick<Territory, 'code' | 'name' | 'latitude' | 'longitude'>;

export interface MapFrame {
  /** View box in degrees: west edge, north edge downwards, width and height; longitudes are narrowed by `narrow`. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** By how much a degree of longitude is shorter than one of latitude here. */
  readonly narrow: number;
}

/** Width over height. */
const RATIO = 4 / 3;
/** Share of the frame that stays free at each side. */
const MARGIN = 0.2;
/** Least height, degrees: a single area is shown with its surroundings. */
const LEAST = 4;

const rangeOf = (values: readonly number[]): { readonly middle: number; readonly size: number } => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, size: most - least };
};

/** The part of the earth that holds all places; null for none. */
export function frameOf(places: readonly Place[]): MapFrame | null {
  if (places.length === 0) return null;
  const latitudes = rangeOf(places.map(({ latitude }) => latitude));
  const longitudes = rangeOf(places.map(({ longitude }) => longitude));
  const narrow = Math.cos((latitudes.middle * Math.PI) / 180);
  const height = Math.max(LEAST, latitudes.size, (longitudes.size * narrow) / RATIO) / (1 - 2 * MARGIN);
  const width = height * RATIO;
  return { box: [longitudes.middle * narrow - width / 2, -latitudes.middle - height / 2, width, height], narrow };
}

export interface Spot {
  readonly code: string;
  /** Percent of the frame from its start and top. */
  readonly x: number;
  readonly y: number;
  /** Its name would lie over another one, or under another spot. */
  readonly crowded: boolean;
}

/** Percent of the width that a letter takes, and of the height that a line takes, at the size of labels. */
const LETTER = 1.5;
const LINE = 6.5;
/** Half the width of a spot, and how far below a spot its name ends with another spot's upper half. */
const SPOT = 2;
const BELOW = 9;

/** Least distance of two numbered spots, percent of the width: as wide as a spot and its rim. */
const APART = 5.6;
/** Share of the frame at each side into which no spot is moved. */
const RIM = 4;
const ROUNDS = 80;

/** Spots that would lie over each other, moved apart, so that each has room for its number. */
export function spreadOut(spots: readonly Spot[]): readonly Spot[] {
  const at = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, a] of at.entries()) {
      for (const b of at.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, (b.y - a.y) / RATIO];
        const distance = Math.hypot(dx, dy);
        if (distance >= APART) continue;
        const [towardsX, towardsY] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        const push = (APART - distance) / 2;
        move(a, -push * towardsX, -push * towardsY);
        move(b, push * towardsX, push * towardsY);
      }
    }
  }
  return at;
}

function move(spot: { x: number; y: number }, byX: number, byY: number): void {
  spot.x = Math.min(100 - RIM, Math.max(RIM, spot.x + byX));
  spot.y = Math.min(100 - RIM, Math.max(RIM, spot.y + byY * RATIO));
}

export interface CountrySpot extends Place {
  readonly country: Country;
  /** Areas that can be had. */
  readonly open: number;
}

/** One place for each country, in the middle of its areas; its name is given by the page. */
export function countryPlaces(territories: readonly Territory[], nameOf: (country: Country) => string): readonly CountrySpot[] {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...Map.groupBy(territories, ({ country }) => country)].map(([country, own]) => ({
    code: country, country, name: nameOf(country), latitude: mean(own.map(({ latitude }) => latitude)), longitude: mean(own.map(({ longitude }) => longitude)), open: own.filter(({ state }) => state === 'OPEN').length,
  }));
}

/** The first of two places that want the same room for their names has it. */
export function spotsOf(places: readonly Place[], { box: [left, top, width, height], narrow }: MapFrame): readonly Spot[] {
  const at = places.map(({ code, name, latitude, longitude }) => ({ code, x: ((longitude * narrow - left) / width) * 100, y: ((-latitude - top) / height) * 100, half: (name.length * LETTER) / 2 }));
  const named: { x: number; y: number; half: number }[] = [];
  return at.map(({ code, x, y, half }) => {
    const isOverName = named.some((other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < LINE);
    const isUnderSpot = at.some((other) => other.code !== code && Math.abs(other.x - x) < half + SPOT && other.y > y && other.y - y < BELOW);
    const crowded = x - half < 1 || x + half > 99 || isOverName || isUnderSpot;
    if (!crowded) named.push({ x, y, half });
    return { code, x, y, crowded };
  });
}
