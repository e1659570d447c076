/**
 * Texts of pages that the server writes by itself, without builds and without React: read from the shell's catalogue
 * when the server starts. They have no placeholders. No page loads their bundles in the browser.
 */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import type english from '../messages/en.json';

type Bundle = 'fallback' | 'outbox';
type ServerTextId = Extract<keyof typeof english, `${Bundle}.${string}`>;
type Source = Readonly<Record<string, string | { readonly message: string }>>;

const sourceOf = (locale: Locale): Source => JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Source;
const SOURCES = Object.fromEntries(LOCALES.map((locale) => [locale, sourceOf(locale)])) as Readonly<Record<Locale, Source>>;

export function serverText(id: ServerTextId, locale: Locale): string {
  const text = SOURCES[locale][id];
  return typeof text === 'object' ? text.message : (text ?? '');
}
