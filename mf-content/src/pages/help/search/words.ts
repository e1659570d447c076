/** Words of a text with their places, as the search files them; Chinese, which writes no spaces, by pairs of characters. */
import type { Locale } from '@amberlane/contract/site';
import { foldLetters } from './letters.ts';
import { formsOf } from './word-forms.ts';

export interface Word {
  /** Place in the text, for marking. */
  readonly start: number;
  readonly end: number;
  /** Under each of these the word is filed. */
  readonly forms: readonly string[];
}

const RUN = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;
const PART = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;
const HAN = /\p{Script=Han}/u;

export const isHan = (text: string): boolean => HAN.test(text);

/** Each character, and each pair of neighbours. */
function characters(run: string, start: number): Word[] {
  const each = Array.from(run);
  let at = start;
  return each.flatMap((character, index) => {
    const from = at;
    at += character.length;
    const next = each[index + 1];
    const single = { start: from, end: at, forms: [character] };
    return next === undefined ? [single] : [single, { start: from, end: at + next.length, forms: [character + next] }];
  });
}

export function wordsOf(text: string, locale: Locale): Word[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index: runAt }) =>
    [...run.matchAll(PART)].flatMap(({ 0: part, index }) => {
      const start = runAt + index;
      if (isHan(part)) return characters(part, start);
      const folded = foldLetters(part);
      return folded === '' ? [] : [{ start, end: start + part.length, forms: formsOf(folded, locale) }];
    }),
  );
}
