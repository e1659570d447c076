/** The gate of words: every text of the site in six languages against `docs/glossary.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { readMessages } from '@amberlane/build';
import { REPOSITORY, textParts } from '../repository.ts';
import { glossaryFaults, glossarySchema, staleExceptions, type Glossary } from './glossary-faults.ts';
import type { Catalogue, Catalogues } from './message-faults.ts';

const FILE = path.join(REPOSITORY, 'docs/glossary.json');

/** Throws with the wrong place when the file is not a glossary. */
const readGlossary = (): Glossary => glossarySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

const inEveryLanguage = (textsOf: (locale: Locale) => Catalogue): Catalogues => Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Catalogues;

/** All faults of words, each a sentence; none when every text keeps the glossary. */
export function checkGlossary(): string[] {
  const glossary = readGlossary();
  const folders = textParts().map((name) => path.join(REPOSITORY, name));
  const parts = folders.map((dir) => inEveryLanguage((locale) => readMessages(dir, locale)));
  const ids = new Set(parts.flatMap(({ en }) => Object.keys(en)));
  return [...parts.flatMap((texts) => glossaryFaults(glossary, texts)), ...staleExceptions(glossary, ids)];
}
