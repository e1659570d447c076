/**
 * What the API writes to people, by message id and language: emails, text messages, documents, texts of reference data.
 * The sentences are ICU messages in `src/messages/<locale>.json`, as those of the site's parts. They may quote each other
 * (`{label:<id>}`), but no label of the site, which the API does not know.
 */
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { withLabels } from '@amberlane/contract/site/label-references';
import english from './messages/en.json' with { type: 'json' };

export type TextId = keyof typeof english;
export type TextValues = Readonly<Record<string, string | number>>;

type Catalogue = Readonly<Record<string, string>>;

const catalogueOf = (locale: Locale): Catalogue => {
  const source = JSON.parse(readFileSync(new URL(`messages/${locale}.json`, import.meta.url), 'utf8')) as Readonly<Record<string, string | { readonly message: string }>>;
  const texts = new Map(Object.entries(source).map(([id, entry]) => [id, typeof entry === 'string' ? entry : entry.message]));
  return Object.fromEntries([...texts].map(([id, text]) => [id, withLabels(text, (label) => texts.get(label))]));
};

const CATALOGUES = Object.fromEntries(LOCALES.map((locale) => [locale, catalogueOf(locale)])) as Readonly<Record<Locale, Catalogue>>;
const formats = new LRUCache<string, IntlMessageFormat>({ max: 2000 });

/** The ICU source of a text, for callers that fill it in themselves. Throws for an id that a language lacks. */
export function textSource(id: TextId, locale: Locale): string {
  const source = CATALOGUES[locale][id];
  if (source === undefined) throw new Error(`api/src/messages/${locale}.json has no ${id}`);
  return source;
}

/** A text in a language, its placeholders filled in. Throws for an id that a language lacks and for a missing value. */
export function textOf(id: TextId, locale: Locale, values: TextValues = {}): string {
  const key = `${locale} ${id}`;
  const format = formats.get(key) ?? new IntlMessageFormat(textSource(id, locale), locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return String(format.format(values));
}

/** A text in all languages, for tables that hold every language. */
export const textInEveryLanguage = (id: TextId, values: TextValues = {}): Readonly<Record<Locale, string>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textOf(id, locale, values)])) as Readonly<Record<Locale, string>>;
