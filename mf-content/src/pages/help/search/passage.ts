/** The sentence of an answer that tells why it was found. */
import type { Locale } from '@amberlane/contract/site';
import { markRanges, type MarkedText } from './marked-text.ts';
import { wordsOf, type Word } from './words.ts';

const isFound = ({ forms }: Word, terms: ReadonlySet<string>): boolean => forms.some((form) => terms.has(form));

/** The text with every word marked that is filed under one of the terms. */
export const markWords = (text: string, terms: ReadonlySet<string>, locale: Locale): MarkedText =>
  markRanges(text, wordsOf(text, locale).filter((word) => isFound(word, terms)));

/** Of several lines of text the sentence with most different terms, the first of them; the first sentence when none has any. */
export function bestSentence(lines: readonly string[], terms: ReadonlySet<string>, locale: Locale): MarkedText {
  const sentences = lines.flatMap((line) => sentencesOf(line, locale));
  const found = sentences.map((sentence) => new Set(wordsOf(sentence, locale).flatMap(({ forms }) => forms.filter((form) => terms.has(form)))).size);
  const most = Math.max(0, ...found);
  return markWords(sentences[most === 0 ? 0 : found.indexOf(most)] ?? '', terms, locale);
}

function sentencesOf(line: string, locale: Locale): string[] {
  // Firefox before 125 has none.
  if (typeof Intl.Segmenter === 'undefined') return line.split(/(?<=[.!?؟۔。！？])\s*/);
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(line)].map(({ segment }) => segment.trim()).filter(Boolean);
}
