/**
 * Whether translations keep the words of the glossary (`docs/glossary.json`): a pure verdict over texts in memory. Every
 * fault is one sentence with the text that it is about. Stems count, not exact forms: it asks that the word is there,
 * not that it is well inflected.
 */
import { z } from 'zod';
import type { Locale } from '@amberlane/contract/site';
import { literalText, type Catalogues } from './message-faults.ts';

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
  in: z.strictObject({ 'zh-CN': translated, fr: translated, ar: translated, ur: translated, tr: translated }),
});

export const glossarySchema = z.strictObject({
  terms: z.record(z.string(), term),
  /** Messages that do without a word of the glossary, each with the reason. */
  exceptions: z.record(z.string(), z.string().trim().min(1)),
});
export type Glossary = z.infer<typeof glossarySchema>;

const TRANSLATED = ['zh-CN', 'fr', 'ar', 'ur', 'tr'] as const satisfies readonly Locale[];

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

function judgesOf({ terms }: Glossary, locale: Locale): Judge[] {
  return Object.entries(terms).map(([name, { english, never, in: languages }]) => {
    const inEnglish = finds(english, 'en');
    const { use, never: avoided } = locale === 'en' ? { use: [], never } : languages[locale];
    return { name, use, isUsed: (text) => inEnglish(text) !== undefined, kept: finds(use, locale), avoided: finds(avoided, locale) };
  });
}

/** What one text has wrong; `english` is its original, folded. */
function textFaults(judges: readonly Judge[], english: string, text: string): string[] {
  const folded = fold(text);
  return judges.flatMap(({ name, use, isUsed, kept, avoided }) => {
    const wrong = avoided(folded);
    const missing = use.length > 0 && isUsed(english) && kept(folded) === undefined;
    return [
      ...(wrong === undefined ? [] : [`"${wrong}" is not what the glossary calls "${name}"${use.length > 0 ? `: ${named(use)}` : ''}`]),
      ...(missing ? [`English says "${name}", and ${named(use)} is missing`] : []),
    ];
  });
}

/** Faults of the texts of one part in all languages, and exceptions that no fault needs. */
export function glossaryFaults(glossary: Glossary, catalogues: Catalogues): string[] {
  const languages: readonly Locale[] = ['en', ...TRANSLATED];
  return languages.flatMap((locale) => {
    const judges = judgesOf(glossary, locale);
    return Object.entries(catalogues.en).flatMap(([id, english]) => {
      const text = catalogues[locale][id];
      if (text === undefined || glossary.exceptions[id] !== undefined) return [];
      const literal = literalText(text).trim();
      return textFaults(judges, fold(literalText(english)), literal).map((fault) => `${locale} ${id}: ${fault}: “${literal}”`);
    });
  });
}

/** Exceptions whose message does not exist any more. */
export const staleExceptions = ({ exceptions }: Glossary, ids: ReadonlySet<string>): string[] =>
  Object.keys(exceptions)
    .filter((id) => !ids.has(id))
    .map((id) => `docs/glossary.json: the exception ${id} names no message`);
