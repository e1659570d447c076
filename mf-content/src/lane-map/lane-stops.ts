/** Where the lane stops: one office city a country, its clock and its place on the map. */
import type { Country } from '@amberlane/contract/site';

export interface LaneStop {
  readonly country: Country;
  /** Position on the map, units of its 1200 × 520 drawing. */
  readonly at: readonly [x: number, y: number];
  /** Position of the name beside the stop, and which end of the name stands there. */
  readonly label: readonly [x: number, y: number, anchor: 'start' | 'middle' | 'end'];
}

/** From east to west, as the sun passes. */
export const LANE_STOPS: readonly LaneStop[] = [
  { country: 'CN', at: [1089, 236], label: [1089, 278, 'middle'] },
  { country: 'PK', at: [714, 220], label: [728, 244, 'start'] },
  { country: 'AE', at: [619, 217], label: [633, 241, 'start'] },
  { country: 'TR', at: [405, 79], label: [405, 63, 'middle'] },
  { country: 'SA', at: [549, 222], label: [533, 229, 'end'] },
  { country: 'KE', at: [469, 449], label: [483, 473, 'start'] },
  { country: 'UG', at: [434, 435], label: [420, 423, 'end'] },
  { country: 'EG', at: [423, 175], label: [411, 201, 'end'] },
  { country: 'MA', at: [109, 144], label: [90, 155, 'end'] },
  { country: 'NG', at: [198, 381], label: [212, 405, 'start'] },
  { country: 'GH', at: [169, 389], label: [157, 415, 'end'] },
];

/** The stops with the reader's country in front. */
export const stopsFrom = (country: Country): readonly LaneStop[] =>
  [...LANE_STOPS].sort((a, b) => Number(b.country === country) - Number(a.country === country));
