/** A text in which words are marked: unmarked and marked pieces in turn, beginning with an unmarked one that may be empty. */
export type MarkedText = readonly string[];

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Ranges may overlap or touch; those that do become one mark. */
export function markRanges(text: string, ranges: readonly Range[]): MarkedText {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of joined(ranges)) {
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return at < text.length || pieces.length === 0 ? [...pieces, text.slice(at)] : pieces;
}

function joined(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last && range.start <= last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else all.push(range);
  }
  return all;
}
