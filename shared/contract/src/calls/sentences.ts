/** Sentences of errors in every language, from catalogues of messages. */
import type { Locale } from '../site/markets.ts';

/** One sentence in every language. */
export type Sentences = Readonly<Record<Locale, string>>;

/** A catalogue as it is written: English carries a description for the translator beside each message. */
export type Catalogue = Readonly<Record<string, string | { readonly message: string }>>;

/** The sentence of an id; throws when the language has none. */
export function sentenceOf(catalogue: Catalogue, id: string): string {
  const entry = catalogue[id];
  if (entry === undefined) throw new Error(`no message ${id}`);
  return typeof entry === 'string' ? entry : entry.message;
}

/** A sentence with its marks filled in; a mark without a value stays. */
export const filled = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
