/**
 * Forms under which one word is filed and looked for, by language: a language glues articles, prepositions, plurals
 * and possessives to its words, and readers search with or without them. Light on purpose: what is cut off too
 * much is cut off on both sides, and what is missed the tolerance for typing errors finds.
 */
import type { Locale } from '@amberlane/contract/site';

type Forms = (word: string) => readonly string[];

/** What is left of a word must still be one. */
const LEAST = 3;
const LEAST_TURKISH = 4;

/** Folded letters (`letters.ts`): the k is that of Urdu. */
const ARABIC_BEFORE = ['وبال', 'وال', 'بال', 'کال', 'فال', 'ولل', 'لل', 'ال', 'وب', 'ول', 'و', 'ف', 'ب', 'ل', 'ک'];
const ARABIC_AFTER: readonly (readonly [RegExp, string])[] = [
  [/ات$/, 'ہ'],
  [/ت(?:ی|ک|نا|کم|ہا|ہم|ہ)$/, 'ہ'],
  [/(?:ی|ک|نا|کم|ہا|ہم)$/, ''],
];
const URDU_AFTER: readonly (readonly [RegExp, string])[] = [
  [/یان$/, 'ی'],
  [/یون$/, 'ی'],
  [/ون$/, ''],
];
const ENGLISH_AFTER: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=s|x|z|ch|sh)es$/, ''],
  [/(?<![su])s$/, ''],
];
const FRENCH_AFTER: readonly (readonly [RegExp, string])[] = [
  [/aux$/, 'al'],
  [/[sx]$/, ''],
];
const TURKISH_AFTER = /(?:lari|leri|lar|ler|dan|den|tan|ten|nin|nun|da|de|ta|te|im|um|in|un|yi|yu|m|i|u|e|a)$/;

const withEndings = (word: string, endings: readonly (readonly [RegExp, string])[], least = LEAST): string[] =>
  endings.map(([ending, instead]) => word.replace(ending, instead)).filter((form) => form.length >= least);

function arabic(word: string): string[] {
  const bare = [word, ...ARABIC_BEFORE.filter((before) => word.startsWith(before)).map((before) => word.slice(before.length))];
  return bare.filter((form) => form.length >= LEAST).flatMap((form) => [form, ...withEndings(form, ARABIC_AFTER)]);
}

const FORMS: Readonly<Partial<Record<Locale, Forms>>> = {
  en: (word) => withEndings(word, ENGLISH_AFTER),
  fr: (word) => withEndings(word, FRENCH_AFTER),
  ar: arabic,
  ur: (word) => withEndings(word, URDU_AFTER),
  tr: (word) => withEndings(word, [[TURKISH_AFTER, '']], LEAST_TURKISH),
};

/** The folded word itself first, then its other forms, each once. */
export const formsOf = (folded: string, locale: Locale): readonly string[] => [...new Set([folded, ...(FORMS[locale]?.(folded) ?? [])])];
