/** Where the lane stops: one office city a country, its clock and its place on the map. */
import type { Country } from '@amberlane/contract/site';

export interface LaneStop {
  readonly country: Country;
  /**
   * Hours ahead of UTC in the course of a year, the usual one first: what a clock says before it runs. Two where
   * clocks change (Egypt in summer, Morocco in Ramadan).
   */
  readonly utcOffsets: readonly number[];
  /** Position on the map, units of its 1200 × 520 drawing. */
  readonly at: readonly [x: number, y: number];
  /** Position of the name beside the stop, and which end of the name stands there. */
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
}

/** From east to west, as the sun passes. */
export const LANE_STOPS: readonly LaneStop[] = [
  { country: 'CN', utcOffsets: [8], at: [1089, 236], label: [1089, 278, 'middle'] },
  { country: 'PK', utcOffsets: [5], at: [714, 220], label: [728, 244, 'start'] },
  { country: 'AE', utcOffsets: [4], at: [619, 217], label: [633, 241, 'start'] },
  { country: 'TR', utcOffsets: [3], at: [405, 79], label: [405, 63, 'middle'] },
  { country: 'SA', utcOffsets: [3], at: [549, 222], label: [533, 229, 'end'] },
  { country: 'KE', utcOffsets: [3], at: [469, 449], label: [483, 473, 'start'] },
  { country: 'UG', utcOffsets: [3], at: [434, 435], label: [420, 423, 'end'] },
  { country: 'EG', utcOffsets: [2, 3], at: [423, 175], label: [411, 201, 'end'] },
  { country: 'MA', utcOffsets: [1, 0], at: [109, 144], label: [109, 172, 'middle'] },
  { country: 'NG', utcOffsets: [1], at: [198, 381], label: [212, 405, 'start'] },
  { country: 'GH', utcOffsets: [0], at: [169, 389], label: [157, 415, 'end'] },
];

/** The stops with the reader's country in front. */
export const stopsFrom = (country: Country): readonly LaneStop[] =>
  [...LANE_STOPS].sort((a, b) => Number(b.country === country) - Number(a.country === country));

/** `UTC+2/+3`. */
export const utcLabel = (offsets: readonly number[]): string => `UTC${offsets.map((hours) => `+${hours}`).join('/')}`;
