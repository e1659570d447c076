/**
 * What the API writes to people, by message id and language: emails, text messages, documents, texts of reference data.
 * The sentences are ICU messages in `src/messages/<locale>.json`, as those of the site's parts; those that pages say too, as of
 * tracking events, are in the messages of the contract. They may quote labels of these two (`{label:<id>}`), and none of the
 * site's other parts, which the API does not know.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALE_FACTS, LOCALES, type Locale } from '@amberlane/contract/site';
import { messagesIn, type Catalogue } from '@amberlane/contract/site/catalogue';
import { withLabels } from '@amberlane/contract/site/label-references';
import { withPercentsHeld } from '@amberlane/contract/site/percent-text';
import sharedEnglish from '@amberlane/contract/messages/en.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };

export type TextId = keyof typeof english | keyof typeof sharedEnglish;
export type TextValues = Readonly<Record<string, string | number>>;

type Messages = Readonly<Record<string, string>>;

/** Tags such as `<b>…</b>` are markup of pages: an email has their text only. */
const withoutTags = (message: string): string => message.replace(/<\/?[a-zA-Z][\w-]*>/g, '');

const { resolve } = createRequire(import.meta.url);
const read = (file: string): [string, string][] => Object.entries(messagesIn(JSON.parse(readFileSync(file, 'utf8')) as Catalogue));

const catalogueOf = (locale: Locale): Messages => {
  const own = read(resolve(`./messages/${locale}.json`));
  const shared = read(resolve(`@amberlane/contract/messages/${locale}.json`));
  const texts = new Map([...shared.map(([id, message]) => [id, withoutTags(message)] as const), ...own]);
  return Object.fromEntries([...texts].map(([id, text]) => [id, withLabels(text, (label) => texts.get(label))]));
};

const CATALOGUES = Object.fromEntries(LOCALES.map((locale) => [locale, catalogueOf(locale)])) as Readonly<Record<Locale, Messages>>;
const formats = new LRUCache<string, IntlMessageFormat>({ max: 2000 });

export const isTextId = (id: string): id is TextId => Object.hasOwn(CATALOGUES.en, id);

/** The ICU source of a text, for callers that fill it in themselves. Throws for an id that a language lacks. */
export function textSource(id: TextId, locale: Locale): string {
  const source = CATALOGUES[locale][id];
  if (source === undefined) throw new Error(`neither api/src/messages/${locale}.json nor the messages of the contract have ${id}`);
  return source;
}

/** A text in a language, its placeholders filled in, digits Latin. Throws for an id that a language lacks and for a missing value. */
export function textOf(id: TextId, locale: Locale, values: TextValues = {}): string {
  const key = `${locale} ${id}`;
  const format = formats.get(key) ?? new IntlMessageFormat(textSource(id, locale), `${LOCALE_FACTS[locale].tag}-u-nu-latn`, undefined, { ignoreTag: true });
  formats.set(key, format);
  return withPercentsHeld(String(format.format(values)));
}

/** A text in all languages, for tables that hold every language. */
export const textInEveryLanguage = (id: TextId, values: TextValues = {}): Readonly<Record<Locale, string>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textOf(id, locale, values)])) as Readonly<Record<Locale, string>>;
