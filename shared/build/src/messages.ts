/**
 * Messages as squads write them become what browsers load: one file per bundle and language, each message a syntax
 * tree (the browser has no parser). The first segment of an id is its bundle.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { messageFile } from '@amberlane/contract/federation/artifact-files';
import { contentBundles, contentMessages, contentPath } from './content/content-folder.ts';
import { labelSources, quoted } from './labels.ts';
import { keepTogether } from './kept-together.ts';
import { REPOSITORY } from './workspace.ts';

/** All sentences of one language by id, with the labels that they quote put in. */
export const readMessages = (dir: string, locale: Locale): Record<string, string> => quoted(dir, messageSources(dir, locale), locale);

/** The same as they are written: labels, and the prose of the content files. Throws when an id is written twice. */
export function messageSources(dir: string, locale: Locale): Record<string, string> {
  const labels = labelSources(dir, locale);
  const prose = contentMessages(dir, locale);
  const [twice] = Object.keys(prose).filter((id) => id in labels);
  if (twice) throw new Error(`${dir}: ${twice} is a label and a text of the content files`);
  return { ...labels, ...prose };
}

const bundleOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** Where sentences are written that several parts say; a remote that asks for one of these bundles carries it itself. */
const SHARED_FOLDERS = ['shared/ui', 'shared/contract'].map((folder) => path.join(REPOSITORY, folder));

/** Names of the bundles in a folder's messages. */
export const bundlesIn = (dir: string): string[] => [...new Set(Object.keys(messageSources(dir, 'en')).map(bundleOf))].sort();

/** Names of the bundles that every remote may carry. */
export const sharedBundles = (): string[] => SHARED_FOLDERS.flatMap(bundlesIn).sort();

/** Folder in which the messages of a bundle are written that a part asks for: its own before the shared ones; null when none has it. */
export const bundleFolder = (dir: string, bundle: string): string | null => [dir, ...SHARED_FOLDERS].find((folder) => bundlesIn(folder).includes(bundle)) ?? null;

/** Message ids of every bundle that a part may ask for: its own, and the shared ones. */
export function idsByBundle(dir: string): ReadonlyMap<string, ReadonlySet<string>> {
  const byFolder = [...SHARED_FOLDERS, dir].map((folder) => Map.groupBy(Object.keys(readMessages(folder, 'en')), bundleOf));
  return new Map(byFolder.flatMap((bundles) => [...bundles]).map(([bundle, ids]) => [bundle, new Set(ids)]));
}

/**
 * Writes `messages/<bundle>.<locale>.json` for all six languages and gives the bundles' names: all of the part's own,
 * and the shared ones that its pages ask for.
 */
export function emitMessages(dir: string, out: string, asked: readonly string[] = []): string[] {
  const own = emitBundles(dir, out, bundlesIn(dir));
  const foreign = asked.filter((bundle) => !own.includes(bundle));
  if (foreign.length === 0) return own;
  return [...own, ...SHARED_FOLDERS.flatMap((folder) => emitBundles(folder, out, bundlesIn(folder).filter((bundle) => foreign.includes(bundle))))];
}

function emitBundles(dir: string, out: string, bundles: readonly string[]): string[] {
  mkdirSync(path.join(out, 'messages'), { recursive: true });
  const english = Object.keys(readMessages(dir, 'en')).sort();
  for (const locale of LOCALES) {
    const messages = readMessages(dir, locale);
    const missing = english.filter((id) => !messages[id]);
    if (missing.length > 0) throw new Error(`${dir}: ${locale}.json lacks ${missing.join(', ')}`);
    for (const bundle of bundles) {
      writeFileSync(path.join(out, messageFile(bundle, locale)), JSON.stringify(compileBundle(messages, bundle, sourceOf(dir, bundle, locale))));
    }
  }
  return [...bundles];
}

/** File in which the messages of a bundle are written, for people. */
export function sourceOf(dir: string, bundle: string, locale: Locale): string {
  const file = contentBundles(dir).includes(bundle) ? contentPath(dir, bundle, locale) : path.join(dir, 'src/messages', `${locale}.json`);
  return path.relative(REPOSITORY, file);
}

/** Syntax trees of one bundle, sorted by id. Throws with `source`, id and text of a message that is no valid ICU message. */
export function compileBundle(messages: Readonly<Record<string, string>>, bundle: string, source: string): Record<string, unknown> {
  const ids = Object.keys(messages).filter((id) => bundleOf(id) === bundle).sort();
  return Object.fromEntries(ids.map((id) => [id, compile(id, messages[id] ?? '', source)]));
}

function compile(id: string, message: string, source: string): unknown {
  try {
    return keepTogether(parse(message, { captureLocation: false, shouldParseSkeletons: true }));
  } catch (error) {
    throw new Error(`${source}: ${id} is no valid ICU message (${(error as Error).message}): "${message}"`);
  }
}
