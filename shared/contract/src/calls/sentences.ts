/** Sentences of errors in every language. */
import type { Locale } from '../site/markets.ts';

/** One sentence in every language. */
export type Sentences = Readonly<Record<Locale, string>>;

/** A sentence with its marks filled in; a mark without a value stays. */
export const filled = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
