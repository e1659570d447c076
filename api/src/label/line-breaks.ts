/** Text cut into lines that fit; `widthOf` measures. Pure. */

type WidthOf = (text: string) => number;

/** Chinese may break between any two characters, other scripts at blanks. */
const PARTS = /\s+|[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]|[^\s\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As few lines as the width allows; a word that is wider than a line is cut between two characters. Widths add up: no letter joins over a break. */
export function breakLines(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const part of text.match(PARTS) ?? []) {
    const wide = widthOf(part);
    if (used + wide <= width || part.trim() === '') {
      line += part;
      used += wide;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    const pieces = wide <= width ? [part] : cutWord(part, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
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
