import type { Country } from '@amberlane/contract/site';

/**
 * Hours ahead of UTC in the course of a year, winter first: what a clock says before it runs. Two where clocks change
 * (Egypt in summer). Morocco has kept UTC+0 since 20 September 2026.
 */
export const UTC_OFFSETS: Readonly<Record<Country, readonly number[]>> = {
  CN: [8], PK: [5], AE: [4], TR: [3], SA: [3], KE: [3], UG: [3], EG: [2, 3], MA: [0], NG: [1], GH: [0],
};

/** `UTC+2/+3`. */
export const utcLabel = (offsets: readonly number[]): string => `UTC${offsets.map((hours) => `+${hours}`).join('/')}`;
