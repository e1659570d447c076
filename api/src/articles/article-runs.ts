/** Words of an article with their links and stress, put together from pieces. Pure. */
import type { RichText, TextRun } from '@amberlane/contract/calls/articles';
import { holdPercents, isFromRightToLeft } from '@amberlane/contract/site/percent-text';

const LINE_BREAK = /[ \n]*\n[ \n]*/g;

const sameLook = (one: TextRun, other: TextRun): boolean => one.strong === other.strong && one.href === other.href;

/** Pieces that look the same become one; blanks run together, also across pieces, and are cut at both ends. */
export function joinRuns(pieces: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const { text, ...look } of pieces) {
    const last = joined.at(-1);
    const words = (/[ \n]$/.test(last?.text ?? ' ') ? text.replace(/^ +/, '') : text).replace(LINE_BREAK, '\n');
    if (words === '') continue;
    if (last && words.startsWith('\n')) last.text = last.text.trimEnd();
    if (last && sameLook(last, { text: words, ...look })) last.text += words;
    else joined.push({ text: words, ...look });
  }
  return trimmed(joined);
}

/** Without blanks and line breaks at either end; unbreakable blanks are no blanks. */
function trimmed(runs: readonly TextRun[]): TextRun[] {
  const cut = runs.map((run, index) => {
    const start = index === 0 ? run.text.replace(/^[ \n]+/, '') : run.text;
    return { ...run, text: index === runs.length - 1 ? start.replace(/[ \n]+$/, '') : start };
  });
  const left = cut.filter(({ text }) => text !== '');
  return left.length === cut.length ? left : trimmed(left);
}

/** The words plain, and their runs when they are more than that; null when there are no words. */
export function richTextOf(pieces: readonly TextRun[]): RichText | null {
  const joined = joinRuns(pieces);
  if (joined.length === 0) return null;
  const isTurned = joined.some(({ text }) => isFromRightToLeft(text));
  const runs = isTurned ? joined.map((run) => ({ ...run, text: holdPercents(run.text) })) : joined;
  const text = runs.map((run) => run.text).join('');
  return runs.some(({ strong, href }) => strong !== undefined || href !== undefined) ? { text, runs } : { text };
}
