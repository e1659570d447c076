/**
 * Texts of pages that the server writes by itself, without builds and without React: read from the shell's catalogue
 * when the server starts. They have no placeholders. No page loads their bundles in the browser.
 */
import { readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { sentenceOf, type Catalogue } from '@amberlane/contract/site/catalogue';
import type english from '../messages/en.json';

type Bundle = 'fallback' | 'outbox';
type ServerTextId = Extract<keyof typeof english, `${Bundle}.${string}`>;

const catalogueOf = (locale: Locale): Catalogue => JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Catalogue;
const CATALOGUES = Object.fromEntries(LOCALES.map((locale) => [locale, catalogueOf(locale)])) as Readonly<Record<Locale, Catalogue>>;

export const serverText = (id: ServerTextId, locale: Locale): string => sentenceOf(CATALOGUES[locale], id);
