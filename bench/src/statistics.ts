/** What a series of repeated measurements says. */

export interface Series {
  readonly median: number;
  /** Smallest and largest: with few repeats, an honest picture of the noise. */
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

/** @throws RangeError for an empty list, which has no median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('no values, no median');
  return (lower + upper) / 2;
}

export const seriesOf = (values: readonly number[]): Series => ({
  median: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
  count: values.length,
});

/**
 * The median of the quotients of neighbours: both halves of a pair were measured within seconds of each other, so what
 * slows the machine for a minute falls on both. @throws RangeError when the lists differ in length.
 */
export function pairedRatio(numerators: readonly number[], denominators: readonly number[]): Series {
  if (numerators.length !== denominators.length) throw new RangeError('pairs are measured together');
  return seriesOf(numerators.map((value, index) => value / (denominators[index] ?? Number.NaN)));
}
