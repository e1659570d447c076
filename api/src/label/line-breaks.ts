/** Text cut into lines that fit, at the places that the Unicode line breaking algorithm allows (UAX #14); `widthOf` measures. Pure. */
import LineBreaker from 'linebreak';

type WidthOf = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A stretch that is not broken, and the blanks behind it, which a line may leave out at its end. */
interface Part {
  readonly word: string;
  readonly blanks: string;
}

function partsOf(text: string): Part[] {
  const breaker = new LineBreaker(text);
  const parts: Part[] = [];
  let from = 0;
  for (let end = breaker.nextBreak(); end !== null; end = breaker.nextBreak()) {
    const part = text.slice(from, end.position);
    const word = part.trimEnd();
    parts.push({ word, blanks: part.slice(word.length) });
    from = end.position;
  }
  return parts;
}

/** As few lines as the width allows; a word that is wider than a line is cut between two characters. Widths add up: no letter joins over a break. */
export function breakLines(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { word, blanks } of partsOf(text)) {
    const wide = widthOf(word);
    if (used + wide <= width) {
      line += word + blanks;
      used += wide + (blanks === '' ? 0 : widthOf(blanks));
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    const pieces = wide <= width ? [word] : cutWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = (pieces.at(-1) ?? '') + blanks;
    used = widthOf(line);
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

function cutWord(word: string, width: number, widthOf: WidthOf): string[] {
  const pieces: string[] = [];
  let used = Infinity;
  for (const { segment } of graphemes.segment(word)) {
    const wide = widthOf(segment);
    if (used + wide <= width) {
      pieces.push((pieces.pop() ?? '') + segment);
      used += wide;
    } else {
      pieces.push(segment);
      used = wide;
    }
  }
  return pieces;
}

/** The text, or as much of its beginning as fits with an ellipsis. */
export function shorten(text: string, width: number, widthOf: WidthOf): string {
  if (widthOf(text) <= width) return text;
  const room = width - widthOf('…');
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment);
    if (used > room) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
