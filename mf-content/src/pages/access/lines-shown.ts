/** Fewer are not worth a fold. */
const LEAST_FOLDED = 4;
/** Lines that may move behind the fold so that it begins behind a closing bracket. */
const NEAR = 5;

/** How many of the lines stand before the fold, at most `most`. */
export function linesShown(lines: readonly string[], most: number): number {
  if (lines.length - most < LEAST_FOLDED) return lines.length;
  const closed = lines.slice(0, most).findLastIndex((line) => /^\s*[\]}]/.test(line)) + 1;
  return closed > most - NEAR ? closed : most;
}
