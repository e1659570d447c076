/**
 * Whether translations keep the words of the glossary (`docs/glossary.json`): a pure verdict over texts in memory. Every
 * fault is one sentence with the text that it is about. Stems count, not exact forms: it asks that the word is there,
 * not that it is well inflected.
 */
import { z } from 'zod';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { CODE, VALUE } from './message-text.ts';
import type { VisibleTexts } from './visible-texts.ts';

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

const word = z.string().trim().min(1);
const translated = z.strictObject({
  /** Stems of which one must stand in the translation, the preferred one first; none: the word is free to be left out. */
  use: z.array(word),
  /** Stems that stand in no text of the language. */
  never: z.array(word).default([]),
});
const term = z.strictObject({
  /** Forms by which an English text uses the term. */
  english: z.array(word).min(1),
  /** What English does not call it. */
  never: z.array(word).default([]),
  in: z.strictObject(Object.fromEntries(TRANSLATED.map((locale) => [locale, translated]))),
});

export const glossarySchema = z.strictObject({
  terms: z.record(z.string(), term),
  /** By language: a phrase that stands in no text, and what to say instead. A phrase of Latin letters is whole words; with a hyphen at its end it is a stem. */
  doNotSay: z.partialRecord(z.enum(LOCALES), z.record(word, word)).default({}),
  /** Messages that do without a word of the glossary, each with the reason. */
  exceptions: z.record(z.string(), z.string().trim().min(1)),
});
export type Glossary = z.infer<typeof glossarySchema>;

/** Marks of vowels and the lengthening stroke of Arabic, which a stem is written without. */
const ARABIC_MARKS = /[\u064B-\u0652\u0670\u0640]/gu;

/** How two writings of a word become one: lower case without the language's own rules, no vowel marks, one apostrophe. */
const fold = (text: string): string =>
  text
    .replaceAll('\u0130', 'i')
    .toLowerCase()
    .normalize('NFC')
    .replace(ARABIC_MARKS, '')
    .replaceAll("'", '’')
    .replaceAll(/\s+/g, ' ');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Latin words are whole at their beginning, and in English at their end; other scripts join words. */
function finds(stems: readonly string[], locale: Locale): (folded: string) => string | undefined {
  const isLatin = locale === 'en' || locale === 'fr' || locale === 'tr';
  const tail = locale === 'en' ? String.raw`s?(?![\p{L}])` : '';
  const patterns = stems.map((stem) => ({ stem, pattern: isLatin ? new RegExp(String.raw`(?<![\p{L}])${escaped(fold(stem))}${tail}`, 'u') : null }));
  return (folded) => patterns.find(({ stem, pattern }) => (pattern ? pattern.test(folded) : folded.includes(fold(stem))))?.stem;
}

const named = (stems: readonly string[]): string => stems.map((stem) => `"${stem}"`).join(' or ');

/** One term, ready to judge the texts of one language. */
interface Judge {
  readonly name: string;
  readonly use: readonly string[];
  readonly isUsed: (english: string) => boolean;
  readonly kept: (folded: string) => string | undefined;
  readonly avoided: (folded: string) => string | undefined;
}

const NOTHING = { use: [], never: [] } as const;

function judgesOf({ terms }: Glossary, locale: Locale): Judge[] {
  return Object.entries(terms).map(([name, { english, never, in: languages }]) => {
    const inEnglish = finds(english, 'en');
    const { use, never: avoided } = locale === 'en' ? { use: [], never } : (languages[locale] ?? NOTHING);
    return { name, use, isUsed: (text) => inEnglish(text) !== undefined, kept: finds(use, locale), avoided: finds(avoided, locale) };
  });
}

/** One phrase that a language does not say. */
interface Avoided {
  readonly phrase: string;
  readonly instead: string;
  readonly isIn: (folded: string) => boolean;
}

function avoidedIn({ doNotSay }: Glossary, locale: Locale): Avoided[] {
  const isLatin = locale === 'en' || locale === 'fr' || locale === 'tr';
  return Object.entries(doNotSay[locale] ?? {}).map(([phrase, instead]) => {
    const stem = fold(phrase.replace(/-$/, ''));
    const pattern = isLatin ? new RegExp(String.raw`(?<![\p{L}])${escaped(stem)}${phrase.endsWith('-') ? '' : String.raw`(?![\p{L}])`}`, 'u') : null;
    return { phrase, instead, isIn: (folded) => (pattern ? pattern.test(folded) : folded.includes(stem)) };
  });
}

/** What one text has wrong; `english` is its original, folded. */
function textFaults(judges: readonly Judge[], avoided: readonly Avoided[], english: string, text: string): string[] {
  const folded = fold(text);
  const faults = judges.flatMap(({ name, use, isUsed, kept, avoided: avoidedOf }) => {
    const wrong = avoidedOf(folded);
    const missing = use.length > 0 && isUsed(english) && kept(folded) === undefined;
    return [
      ...(wrong === undefined ? [] : [`"${wrong}" is not what the glossary calls "${name}"${use.length > 0 ? `: ${named(use)}` : ''}`]),
      ...(missing ? [`English says "${name}", and ${named(use)} is missing`] : []),
    ];
  });
  return [...faults, ...avoided.filter(({ isIn }) => isIn(folded)).map(({ phrase, instead }) => `"${phrase}" is not what we say: ${instead}`)];
}

/** Articles are long: their beginning tells which one it is. */
const SHOWN_LENGTH = 240;
const excerpt = (text: string): string => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text).replaceAll('\n', ' ');
/** All wordings of a text, without marks. */
const spoken = (wordings: readonly string[]): string => wordings.join(' ').replaceAll(VALUE, ' ').replaceAll(CODE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Faults of texts in all languages. */
export function glossaryFaults(glossary: Glossary, texts: VisibleTexts): string[] {
  return LOCALES.flatMap((locale) => {
    const judges = judgesOf(glossary, locale);
    const avoided = avoidedIn(glossary, locale);
    return [...texts].flatMap(([id, { en = [], [locale]: wordings }]) => {
      if (wordings === undefined || glossary.exceptions[id] !== undefined) return [];
      const text = spoken(wordings);
      return textFaults(judges, avoided, fold(spoken(en)), text).map((fault) => `${locale} ${id}: ${fault}: “${excerpt(text)}”`);
    });
  });
}

/** Exceptions whose message does not exist any more. */
export const staleExceptions = ({ exceptions }: Glossary, ids: ReadonlySet<string>): string[] =>
  Object.keys(exceptions)
    .filter((id) => !ids.has(id))
    .map((id) => `docs/glossary.json: the exception ${id} names no message`);
