/**
 * One line of text as runs from left to right, each in one face (Unicode Bidirectional Algorithm, UAX #9). Letters
 * are joined by the font, which needs a whole run in the order in which it is read. Pure.
 */
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

interface Drawable {
  readonly codePoints: ReadonlySet<number>;
}

export interface VisualRun<F> {
  readonly text: string;
  readonly face: F;
}

/** How lines lie: Arabic and Urdu start at the right edge. */
export type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Direction of the first letter that has one. */
export function directionOf(text: string): Direction {
  const { paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  return ((paragraphs[0]?.level ?? 0) & 1) === 1 ? 'rtl' : 'ltr';
}

/**
 * Phones, and house numbers such as `14-B`, keep their order in a line from right to left: U+2066 and U+2069 isolate
 * them. Beside Latin words they belong to those words, which already keep the order.
 */
const NUMBER = /(?<![A-Za-z]\s*|\d)(?:\+?\d[\d() -]{5,}\d|\d+(?:[-/.][A-Za-z\d]+)+)(?!\s*[A-Za-z]|\d)/g;
const isolateNumbers = (line: string): string => line.replace(NUMBER, '\u2066$&\u2069');

/** Characters that no face has become a question mark, so that nobody takes the line for complete. */
export function visualRuns<F extends Drawable>(text: string, direction: Direction, faces: readonly F[]): VisualRun<F>[] {
  const line = isolateNumbers(text);
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const spans = spansOfLevel(levels.levels);
  return inVisualOrder(spans).flatMap(({ start, end, level }) => {
    const letters = Array.from({ length: end - start }, (_none, index) => mirrored.get(start + index) ?? line.charAt(start + index)).join('');
    const runs = runsByFace(letters, faces);
    return level % 2 === 0 ? runs : runs.map(asDrawnRightToLeft).reverse();
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

function spansOfLevel(levels: Uint8Array): Span[] {
  const spans: Span[] = [];
  for (let start = 0, end = 1; end <= levels.length; end += 1) {
    if (levels[end] === levels[start]) continue;
    spans.push({ start, end, level: levels[start] ?? 0 });
    start = end;
  }
  return spans;
}

/** Rule L2: from the highest level down to the lowest odd one, turn every stretch of that level and above around. */
function inVisualOrder(spans: readonly Span[]): Span[] {
  const order = [...spans];
  for (let level = Math.max(0, ...spans.map((span) => span.level)); level >= 1; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Blanks and signs stay in the face of the letters before them: a word cut in two would lose its joins. */
function runsByFace<F extends Drawable>(text: string, faces: readonly F[]): VisualRun<F>[] {
  const runs: { text: string; face: F }[] = [];
  for (const char of text.replace(/[\u2066-\u2069]/g, '')) {
    const code = char.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const follows = last && !/[\p{L}\p{N}]/u.test(char) && last.face.codePoints.has(code) ? last.face : undefined;
    const face = follows ?? faces.find(({ codePoints }) => codePoints.has(code));
    // Joiners are drawn by no face: they only tell the letters beside them how to join.
    const drawn = face ? char : /\p{M}|\u200C|\u200D/u.test(char) ? '' : '?';
    const chosen = face ?? last?.face ?? faces[0];
    if (drawn === '' || chosen === undefined) continue;
    if (last?.face === chosen) last.text += drawn;
    else runs.push({ text: drawn, face: chosen });
  }
  return runs;
}

/** The font turns a run with right-to-left letters around by itself; signs and blanks alone it leaves as they are. */
const asDrawnRightToLeft = <F>({ text, face }: VisualRun<F>): VisualRun<F> => ({ face, text: RIGHT_TO_LEFT.test(text) ? text : Array.from(text).reverse().join('') });
