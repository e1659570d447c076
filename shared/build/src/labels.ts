/** Labels of a part of the site as they are written, in `src/messages/<language>.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { messagesIn, type Catalogue } from '@amberlane/contract/site/catalogue';
import { labelsQuotedIn, withLabels } from '@amberlane/contract/site/label-references';
import { REPOSITORY } from './workspace.ts';

type Texts = Readonly<Record<string, string>>;

const labelFile = (dir: string, locale: string): string => path.join(dir, 'src/messages', `${locale}.json`);

/** Labels of one language by id as translators see them: with references. Throws with the file's name when it is missing or no JSON. */
export const labelSources = (dir: string, locale: Locale): Record<string, string> =>
  messagesIn(JSON.parse(readFileSync(labelFile(dir, locale), 'utf8')) as Catalogue);

/** Labels of one language by id, with the labels that they quote put in. */
export const readLabels = (dir: string, locale: Locale): Record<string, string> => quoted(dir, labelSources(dir, locale), locale);

/** Parts of the site whose labels a text may quote, beside those of its own part. */
const partsWithLabels = (): string[] =>
  ['shell', 'shared/ui', 'shared/contract', ...readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-'))]
    .map((name) => path.join(REPOSITORY, name))
    .filter((dir) => existsSync(labelFile(dir, 'en')));

/** Gives the label with an id in a language; files are read when the first one is asked for. */
export function labelReader(dir: string, locale: Locale): (id: string) => string | undefined {
  const known: Texts[] = [];
  const places = [...(existsSync(labelFile(dir, locale)) ? [dir] : []), ...partsWithLabels()].filter((place) => existsSync(labelFile(place, locale)));
  return (id) => {
    for (const [index, place] of places.entries()) {
      const label = (known[index] ??= labelSources(place, locale))[id];
      if (label !== undefined) return label;
    }
    return undefined;
  };
}

/** Texts of a part with the labels that they quote put in. Throws with the id of a text whose label cannot be. */
export function quoted(dir: string, texts: Texts, locale: Locale): Record<string, string> {
  const quoting = Object.entries(texts).filter(([, text]) => labelsQuotedIn(text).length > 0);
  if (quoting.length === 0) return { ...texts };
  const labelOf = labelReader(dir, locale);
  return Object.assign({ ...texts }, Object.fromEntries(quoting.map(([id, text]) => [id, quote(id, text, locale, labelOf)])));
}

function quote(id: string, text: string, locale: Locale, labelOf: (id: string) => string | undefined): string {
  try {
    return withLabels(text, labelOf);
  } catch (error) {
    throw new Error(`${locale} ${id} ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Files with labels of other parts that the texts of a part quote: what is built of these texts is made of them too. */
export function quotedFiles(dir: string): string[] {
  const ids = new Set(['src/messages', 'content'].flatMap((folder) => textsUnder(path.join(dir, folder))).flatMap(labelsQuotedIn));
  if (ids.size === 0) return [];
  return partsWithLabels()
    .filter((place) => place !== dir)
    .flatMap((place) => LOCALES.filter((locale) => existsSync(labelFile(place, locale)) && Object.keys(labelSources(place, locale)).some((id) => ids.has(id))).map((locale) => labelFile(place, locale)));
}

const textsUnder = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    : [];
