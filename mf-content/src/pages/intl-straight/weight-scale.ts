/** The weights of both lines on one scale whose columns are as wide as their names, not as their kilograms. */

/** A stretch of the scale: what the line is made for, where either line may cost less, what it takes as well, what is confirmed before. */
export interface WeightSpan {
  readonly from: number;
  readonly to: number;
  readonly kind: 'usual' | 'either' | 'taken' | 'confirmed';
}

/** CSS grid columns of a span; `stops` are the kilograms at which columns end, 0 begins the first. Throws for a weight that is no stop. */
export function weightColumns(stops: readonly number[], { from, to }: Pick<WeightSpan, 'from' | 'to'>): string {
  const lines = [0, ...stops];
  const [start, end] = [lines.indexOf(from), lines.indexOf(to)];
  if (start < 0 || end < 0) throw new RangeError(`${from} to ${to} kg is not between stops of the scale: ${lines.join(', ')}`);
  return `${start + 1} / ${end + 1}`;
}
