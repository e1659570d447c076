/** Every text that a reader can see, wherever it is stored: what the gates of words and of typography judge. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { articleSource } from '@amberlane/api/article-source';
import { readMessages } from '@amberlane/build';
import { textParts } from '@amberlane/build/text-parts';
import { articleIds, articlePath } from '../i18n/article-texts.ts';
import { manifests, REPOSITORY } from '../repository.ts';
import { dataTextsIn, dataTextsOfFolder, type DataTexts } from './data-texts.ts';
import type { Catalogue } from './message-faults.ts';
import { VALUE, wordings } from './message-text.ts';

/** One text in the languages that it has, as readers see it: a wording for each form of a plural or choice. */
export type VisibleText = Readonly<Partial<Record<Locale, readonly string[]>>>;
/** Texts by id. */
export type VisibleTexts = ReadonlyMap<string, VisibleText>;

const byId = (catalogues: Readonly<Record<Locale, Catalogue>>, shown: (text: string) => readonly string[]): VisibleTexts =>
  new Map(Object.keys(catalogues.en).map((id) => [id, Object.fromEntries(LOCALES.flatMap((locale) => {
    const text = catalogues[locale][id];
    return text === undefined ? [] : [[locale, shown(text)]];
  }))]));

const inEveryLanguage = (textsOf: (locale: Locale) => Catalogue): Record<Locale, Catalogue> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Record<Locale, Catalogue>;

/** A message that is no ICU message is the business of another gate. */
function wordingsOf(message: string): readonly string[] {
  try {
    return wordings(message);
  } catch {
    return [];
  }
}

/** Messages and prose of one part. */
export const partTexts = (dir: string): VisibleTexts => byId(inEveryLanguage((locale) => readMessages(dir, locale)), wordingsOf);

const isData = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(?:test|spec|d|stories)\.tsx?$/.test(file);
/** Tests' own folders, and tables of words that nobody is shown: what a search leaves out, and column titles that are recognised. */
const NOT_SHOWN = /(?:^|\/)(?:testing|gallery|node_modules|dist)\/|\/(?:idle-words|address-csv-columns|column-heads|cell-values|decode)\.ts$|\/paste-address\//;
/** Names of the languages and countries: each is written in itself. */
const READ_ELSEWHERE = /^shared\/contract\/src\/site\/markets/;

/** Files of code that may hold texts, from the root, those with sentences of errors too. */
export const filesWithTexts = (): string[] => codeFiles().filter((file) => !/divisions\/|site\/markets/.test(file) && BY_LANGUAGE.test(readFileSync(path.join(REPOSITORY, file), 'utf8')));

const dataFiles = (): string[] => codeFiles().filter((file) => !READ_ELSEWHERE.test(file));

function codeFiles(): string[] {
  const folders = [...manifests().keys()].filter((folder) => folder !== '' && !/^(?:tools|bench|e2e|release)$/.test(folder)).map((folder) => `${folder}/src`);
  return folders
    .filter((folder) => existsSync(path.join(REPOSITORY, folder)))
    .flatMap((folder) => readdirSync(path.join(REPOSITORY, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && isData(entry.name))
    .map((entry) => path.relative(REPOSITORY, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_SHOWN.test(file))
    .sort();
}

/** What a file with texts by language has: another script, or the name of a language. */
const BY_LANGUAGE = /[\p{Script=Han}\p{Script=Arabic}]|\b(?:en|fr|tr): /u;

/** Texts that stand in code, of all parts. */
function dataTexts(): DataTexts {
  const found = new Map<string, Readonly<Partial<Record<Locale, string>>>>();
  const byFolder = Map.groupBy(dataFiles().map((file) => [file, readFileSync(path.join(REPOSITORY, file), 'utf8')] as const), ([file]) => path.dirname(file));
  for (const files of byFolder.values()) {
    for (const [id, texts] of dataTextsOfFolder(new Map(files))) found.set(id, texts);
    for (const [file, source] of files) if (BY_LANGUAGE.test(source)) for (const [id, texts] of dataTextsIn(source, file)) found.set(id, texts);
  }
  return found;
}

/** Without the marks of headings, lists, stress and links that articles are written with; `{name}` is a value. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/^(?:## |- |\| )/gm, '')
    .replaceAll(/\*\*| ?\|$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\{[A-Za-z]\w*\}/g, VALUE)
    .trim();

const asShown = (texts: DataTexts): VisibleTexts =>
  new Map([...texts].map(([id, text]) => [id, Object.fromEntries(Object.entries(text).map(([locale, said]) => [locale, [withoutMarks(said)]]))]));

/** Articles of the API's installation: `article.<id>.title`, its summary and its body. */
function articleTexts(): VisibleTexts {
  const dir = path.join(REPOSITORY, 'api');
  const partsOf = (id: string, locale: Locale): [string, string][] => {
    const file = articlePath(dir, id, locale);
    if (!existsSync(file)) return [];
    const { title, summary, body } = articleSource(readFileSync(file, 'utf8'));
    return [[`article.${id}.title`, title], [`article.${id}.summary`, summary], [`article.${id}.body`, body]];
  };
  return byId(inEveryLanguage((locale) => Object.fromEntries(articleIds(dir).flatMap((id) => partsOf(id, locale)))), (text) => [withoutMarks(text)]);
}

let read: ReadonlyMap<string, VisibleTexts> | undefined;

/** All of them, read once, by where they stand: the name of a part, or what holds data. */
export const allVisibleTexts = (): ReadonlyMap<string, VisibleTexts> => (read ??=
  new Map([
    ...textParts().map((name) => [name, partTexts(path.join(REPOSITORY, name))] as const),
    ['articles', articleTexts()],
    ['texts in code', asShown(dataTexts())],
  ]));
