/** What the documents of an order say. Terms of customs are those of the UPU form and of the customs of each country. */
import type { Locale } from '@amberlane/contract/site';
import { textOf, type TextId } from '../texts.ts';

export type WordKey = TextId extends infer Id ? (Id extends `documents.${infer Key}` ? Key : never) : never;

export const word = (key: WordKey, locale: Locale): string => textOf(`documents.${key}`, locale);

/** English first, which customs read everywhere, then the reader's language. */
export function bothWords(key: WordKey, locale: Locale): string {
  const [english, own] = [word(key, 'en'), word(key, locale)];
  return english === own ? english : `${english} · ${own}`;
}
