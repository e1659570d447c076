/** What all parts of the site say, in all languages, as it is written: for the gallery's page of texts. */
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { contentBundles, contentPath } from './content/content-folder.ts';
import { messageSources } from './messages.ts';
import { REPOSITORY } from './workspace.ts';

/** Id and texts in the order of LOCALES; a text that is missing is empty. */
export type TextRow = readonly [id: string, ...texts: string[]];

export function textsOfPart(part: string): TextRow[] {
  const [english = {}, ...others] = LOCALES.map((locale) => messageSources(path.join(REPOSITORY, part), locale));
  return Object.entries(english).map(([id, text]) => [id, text, ...others.map((texts) => texts[id] ?? '')]);
}

/** Bundles of a part, in the order of its files. */
export const bundlesOfPart = (part: string): string[] => [...new Set(Object.keys(messageSources(path.join(REPOSITORY, part), 'en')).map((id) => id.slice(0, id.indexOf('.'))))];

/** Files that the texts of a part are read from. */
export function textFilesOfPart(part: string): string[] {
  const dir = path.join(REPOSITORY, part);
  return LOCALES.flatMap((locale) => [path.join(dir, 'src/messages', `${locale}.json`), ...contentBundles(dir).map((bundle) => contentPath(dir, bundle, locale))]);
}
