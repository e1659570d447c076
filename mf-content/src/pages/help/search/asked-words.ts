/** What a reader asks for, word by word: words that say nothing are left out, words of the same meaning are added. */
import type { Locale } from '@amberlane/contract/site';
import { foldLetters } from './letters.ts';
import { isIdle } from './idle-words.ts';
import { formsOf } from './word-forms.ts';
import { isHan } from './words.ts';

/** One word of the question: a text holds it when it holds all terms of one of these. */
export interface AskedWord {
  readonly own: readonly (readonly string[])[];
  /** Other words for the same thing. */
  readonly alike: readonly (readonly string[])[];
}

/** Folded word → the other words of its group. */
export type AlikeWords = ReadonlyMap<string, readonly string[]>;

/** `parcel, package; courier, driver`: groups of words that mean the same, as the content file has them. */
export function readAlikeWords(written: string): AlikeWords {
  const alike = new Map<string, string[]>();
  for (const group of written.split(/[;；]/)) {
    const words = group.split(/[,，]/).map((word) => foldLetters(word.trim())).filter(Boolean);
    for (const word of words) alike.set(word, [...(alike.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return alike;
}

export function askedWords(question: string, locale: Locale, alike: AlikeWords): AskedWord[] {
  const words = plainWords(question, locale);
  const telling = words.filter((word) => !isIdle(word, locale));
  return (telling.length > 0 ? telling : words).map((word) => {
    const others = (isHan(word) ? [word] : formsOf(word, locale)).flatMap((form) => alike.get(form) ?? []);
    return { own: termsOf(word, locale), alike: [...new Set(others)].flatMap((other) => termsOf(other, locale)) };
  });
}

/** Ways to find one folded word: any of its forms; in Chinese all pairs of its characters. */
const termsOf = (word: string, locale: Locale): string[][] => (isHan(word) ? [pairsOf(word)] : formsOf(word, locale).map((form) => [form]));

function pairsOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.length === 1 ? characters : characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** Folded words in the order of the question, each once; a single letter is none. */
function plainWords(question: string, locale: Locale): string[] {
  const runs = question.match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}\u200c\u200d])+/gu) ?? [];
  const words = runs.flatMap((run) => (isHan(run) ? chineseWords(run, locale) : [foldLetters(run)]));
  return [...new Set(words)].filter((word) => isHan(word) || word.length > 1 || /\d/.test(word));
}

/** The segmenter knows words of daily life; what it leaves in single characters belongs together (运单). */
function chineseWords(run: string, locale: Locale): string[] {
  // Firefox before 125 has none: the whole run is one word.
  if (typeof Intl.Segmenter === 'undefined') return [run];
  const words: string[] = [];
  let singles = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(run)) {
    if (Array.from(segment).length === 1 && !isIdle(segment, locale)) {
      singles += segment;
      continue;
    }
    words.push(singles, segment);
    singles = '';
  }
  return [...words, singles].filter(Boolean);
}
