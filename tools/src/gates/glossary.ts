/** The gate of words: every text that a reader can see, in all languages, against `docs/glossary.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { glossaryFaults, glossarySchema, staleExceptions, type Glossary } from './glossary-faults.ts';
import { allVisibleTexts } from './visible-texts.ts';

const FILE = path.join(REPOSITORY, 'docs/glossary.json');

/** Throws with the wrong place when the file is not a glossary. */
const readGlossary = (): Glossary => glossarySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** All faults of words, each a sentence; none when every text keeps the glossary. */
export function checkGlossary(): string[] {
  const glossary = readGlossary();
  const places = [...allVisibleTexts().values()];
  const ids = new Set(places.flatMap((texts) => [...texts.keys()]));
  return [...places.flatMap((texts) => glossaryFaults(glossary, texts)), ...staleExceptions(glossary, ids)];
}
