/**
 * The sentences that a page has on the site, for tests: from the files that the site is built from. Every page has the
 * shell's; its route declares which of its remote's bundles and of the shared ones it has beside them.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, jest } from '@jest/globals';
import { parse } from '@formatjs/icu-messageformat-parser';
import { quoted, readLabels } from '@amberlane/build/labels';
import { REPOSITORY } from '@amberlane/build/workspace';
import type { Locale } from '@amberlane/contract/site';
import type { CompiledMessages } from '@amberlane/core';

type Sentences = Readonly<Record<string, string>>;

const bundleOf = (id: string): string => id.slice(0, id.indexOf('.'));

const kept = new Map<string, Sentences>();
function once(key: string, read: () => Sentences): Sentences {
  const sentences = kept.get(key) ?? read();
  kept.set(key, sentences);
  return sentences;
}

/** Folder of a part of the site: that of the running test where it is one of the part, which may stand elsewhere than in the repository. */
function folderOf(part: string): string {
  const { testPath = '' } = expect.getState();
  const at = testPath.lastIndexOf(`${path.sep}${part}${path.sep}`);
  // The checkout itself may be in a folder that is named like the part.
  const isAbove = testPath.startsWith(REPOSITORY + path.sep) && at < REPOSITORY.length;
  return at < 0 || isAbove ? path.join(REPOSITORY, part) : testPath.slice(0, at + part.length + 1);
}

const labels = (part: string, locale: Locale): Sentences => once(`${part} ${locale}`, () => readLabels(folderOf(part), locale));

/** The structure's file also gives its sentences to tests (`shared/build/jest/content-transform.cjs`). */
const prose = (remote: string, bundle: string, locale: Locale): Sentences =>
  once(`${remote}/${bundle} ${locale}`, () => {
    const file = path.join(folderOf(remote), 'content', bundle, `${locale}.md`);
    return existsSync(file) ? quoted(folderOf(remote), jest.requireActual<{ readonly messages: Sentences }>(file).messages, locale) : {};
  });

function bundlesOfContent(remote: string): string[] {
  const folder = path.join(folderOf(remote), 'content');
  return existsSync(folder) ? readdirSync(folder) : [];
}

const pick = (sentences: Sentences, isWanted: (bundle: string) => boolean): Sentences =>
  Object.fromEntries(Object.entries(sentences).filter(([id]) => isWanted(bundleOf(id))));

/** Sentences of a remote in one language by id, as written, with the shared ones: of the bundles, or all. */
export function remoteMessages(remote: string, locale: Locale, bundles: readonly string[] | 'all'): Sentences {
  const isWanted = (bundle: string): boolean => bundles === 'all' || bundles.includes(bundle);
  const contents = (bundles === 'all' ? bundlesOfContent(remote) : bundles).map((bundle) => prose(remote, bundle, locale));
  return Object.assign({}, pick(labels('shared/contract', locale), isWanted), pick(labels('shared/ui', locale), isWanted), pick(labels(remote, locale), isWanted), ...contents) as Sentences;
}

/** Sentences that the shell gives to every page. */
export const shellMessages = (locale: Locale): Sentences => labels('shell', locale);
/** Sentences of the shared components. */
export const componentMessages = (locale: Locale): Sentences => labels('shared/ui', locale);

const trees = new Map<string, CompiledMessages[string]>();

/** As the build compiles them. Each text is parsed once a test file. */
function compiled(sentences: Sentences): CompiledMessages {
  const treeOf = (text: string): CompiledMessages[string] => {
    const tree = trees.get(text) ?? parse(text);
    trees.set(text, tree);
    return tree;
  };
  return Object.fromEntries(Object.entries(sentences).map(([id, text]) => [id, treeOf(text)]));
}

const pages = new Map<string, CompiledMessages>();

/** All that a page of a remote has; null: a part of the site that is no remote's. Put together once a test file. */
export function pageMessages(remote: string | null, locale: Locale, bundles: readonly string[] | 'all'): CompiledMessages {
  const key = [remote, locale, bundles].join(' ');
  const own = () => (remote === null ? componentMessages(locale) : remoteMessages(remote, locale, bundles));
  const messages = pages.get(key) ?? compiled({ ...shellMessages(locale), ...own() });
  pages.set(key, messages);
  return messages;
}
