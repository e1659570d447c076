/** Content files of a workspace: `content/<bundle>/<locale>.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@amberlane/contract/site';
import { readContentFile, type ContentFile } from './content-file.ts';

/** Bundles written as content files, sorted; none when the workspace has no such folder. */
export function contentBundles(dir: string): string[] {
  const folder = path.join(dir, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export const contentPath = (dir: string, bundle: string, locale: Locale): string => path.join(dir, 'content', bundle, `${locale}.md`);

/** Throws with the file's place and what is wrong in it. */
export function readContent(dir: string, bundle: string, locale: Locale): ContentFile {
  const file = contentPath(dir, bundle, locale);
  try {
    return readContentFile(bundle, readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${path.relative(dir, file)}: ${(error as Error).message}`);
  }
}

/** Messages of all content files in a language, by id. */
export const contentMessages = (dir: string, locale: Locale): Record<string, string> =>
  Object.fromEntries(contentBundles(dir).flatMap((bundle) => [...readContent(dir, bundle, locale).messages]));
