/**
 * What it takes to add a language: its row in `shared/contract/src/site/markets.ts` and its texts. Shown in a copy of the
 * repository by a language that is made of English.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { contentBundles, contentPath, readContent, readMessages, writeContentFile } from '@amberlane/build';
import { readLabels } from '@amberlane/build/labels';
import { textParts } from '@amberlane/build/text-parts';
import { remoteNames, REPOSITORY } from './repository.ts';

// All messages of the site are verified in seven languages.
jest.setTimeout(180_000);

const LOCALE = 'sw';
const SHARED = ['shared/build', 'shared/contract', 'shared/core', 'shared/ui'];
let root: string;

/** Words of another language: the English ones with an ending of their own. */
const translated = (text: string): string => text.replaceAll(/[a-z]+/g, '$&wa');

/** Where a message is literal text, as [from, to[ in its source. */
const literals = (elements: readonly MessageFormatElement[]): (readonly [from: number, to: number])[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.location ? [[element.location.start.offset, element.location.end.offset] as const] : [];
    if (isTagElement(element)) return literals(element.children);
    return isPluralElement(element) || isSelectElement(element) ? Object.values(element.options).flatMap(({ value }) => literals(value)) : [];
  });

/** A quoted label as an argument that the parser knows, and back. */
const hidden = (message: string): string => message.replaceAll(/\{label:([^}]+)\}/g, (_, id: string) => `{quoted${Buffer.from(id).toString('hex')}}`);
const shown = (message: string): string => message.replaceAll(/\{quoted([0-9a-f]+)\}/g, (_, id: string) => `{label:${Buffer.from(id, 'hex').toString()}}`);

function inOtherWords(message: string): string {
  const source = hidden(message);
  const translation = literals(parse(source, { captureLocation: true }))
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to]) => text.slice(0, from) + translated(text.slice(from, to)) + text.slice(to), source);
  return shown(translation);
}

/** As a translator would send it: the categories of Swahili are those of English. */
function addLanguage(part: string): void {
  const dir = path.join(REPOSITORY, part);
  const labels = Object.entries(readLabels(dir, 'en')).map(([id, message]) => [id, inOtherWords(message)]);
  writeFileSync(path.join(root, part, `src/messages/${LOCALE}.json`), JSON.stringify(Object.fromEntries(labels), null, 2));
  for (const bundle of contentBundles(dir)) {
    const texts = new Map([...readContent(dir, bundle, 'en').messages].map(([id, message]) => [id, inOtherWords(message)]));
    writeFileSync(path.join(root, part, 'content', bundle, `${LOCALE}.md`), writeContentFile(bundle, readFileSync(contentPath(dir, bundle, 'en'), 'utf8'), texts));
  }
}

/** Sources, and the packages of this repository by links. */
function copyRepository(): void {
  const parts = [...SHARED, 'tools', 'api', 'shell', ...remoteNames()];
  for (const part of parts) {
    for (const piece of ['src', 'content', 'articles', 'errors', 'fields', 'remote.config.ts', 'slots.ts', 'package.json']) {
      const from = path.join(REPOSITORY, part, piece);
      if (existsSync(from)) cpSync(from, path.join(root, part, piece), { recursive: true });
    }
    const own = path.join(REPOSITORY, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(root, part, 'node_modules'));
  }
  cpSync(path.join(REPOSITORY, 'package.json'), path.join(root, 'package.json'));
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(packages, '@amberlane'), { recursive: true });
  for (const name of readdirSync(path.join(REPOSITORY, 'node_modules'))) if (name !== '@amberlane' && !name.startsWith('.')) symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(packages, name));
  for (const part of parts) symlinkSync(path.join(root, part), path.join(packages, '@amberlane', path.basename(part)));
}

/** Runs code in the copy and gives what it printed as JSON. */
function run(code: string): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'another-language-'));
  copyRepository();
  const markets = path.join(root, 'shared/contract/src/site/markets.ts');
  const added = readFileSync(markets, 'utf8')
    .replace(/(export const LOCALES = \[[^\]]*)\]/, `$1, '${LOCALE}']`)
    .replace(/(export const LOCALE_FACTS = \{)/, `$1\n  ${LOCALE}: { path: '${LOCALE}', header: 'sw_KE', tag: '${LOCALE}', name: 'Kiswahili', dir: 'ltr' },`);
  writeFileSync(markets, added);
  for (const part of textParts()) addLanguage(part);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the messages of every part are complete in it, and nothing but its files is missing anywhere', () => {
  const code = `
    import { checkMessages } from './tools/src/gates/messages.ts';
    import { textParts } from '@amberlane/build/text-parts';
    import { REPOSITORY } from './tools/src/repository.ts';
    const faults = [];
    for (const part of textParts()) faults.push(...await checkMessages(REPOSITORY + '/' + part));
    console.log(JSON.stringify({ parts: textParts(), faults }));`;
  const { parts, faults } = run(code) as { parts: string[]; faults: string[] };
  expect(parts).toEqual(textParts());
  expect(faults.filter((fault) => fault.startsWith(`${LOCALE} `) || fault.includes(`${LOCALE}.`))).toEqual([]);
});

it('a text of it that is missing, or lacks a form of a plural, is named', () => {
  const file = path.join(root, 'mf-tracking/src/messages', `${LOCALE}.json`);
  const before = readFileSync(file, 'utf8');
  const texts = JSON.parse(before) as Record<string, string>;
  const [plural = ''] = Object.keys(texts).filter((id) => /, *plural, *one *\{[^{}]*\}/.test(texts[id] ?? ''));
  const [plain = ''] = Object.keys(texts).filter((id) => !texts[id]?.includes('{'));
  const spoilt = { ...texts, [plain]: undefined, [plural]: (texts[plural] ?? '').replace(/, *plural, *one *\{[^{}]*\}/, ', plural,') };
  writeFileSync(file, JSON.stringify(spoilt));
  const faults = run("import { checkMessages } from './tools/src/gates/messages.ts'; console.log(JSON.stringify(await checkMessages(process.cwd() + '/mf-tracking')));") as string[];
  writeFileSync(file, before);
  expect(faults).toContain(`${LOCALE} ${plain}: is missing`);
  expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${LOCALE} ${plural}: the plural of .* lacks one`)));
});

it('the API names countries and goods in it, without code of its own', () => {
  const code = `
    import { STARTING_COUNTRIES } from './api/src/countries/country-data.ts';
    import { loadEntries } from './api/src/goods-helper/goods-data.ts';
    import { specialItems } from './api/src/presend/special-items.ts';
    const lists = [
      STARTING_COUNTRIES.map(({ names }) => names),
      (await loadEntries()).map(({ names }) => names),
      ['${LOCALE}', 'en'].map((locale) => specialItems('GH', locale, new Date()).map(({ name }) => name)),
    ];
    const [countries, goods, [there, here]] = lists;
    const pairs = [...countries, ...goods].map((names) => [names.en, names.${LOCALE}]).concat(here.map((name, at) => [name, there[at]]));
    console.log(JSON.stringify(pairs));`;
  const pairs = run(code) as [string, string][];
  expect(pairs.length).toBeGreaterThan(300);
  expect(pairs.filter(([en, other]) => other !== translated(en))).toEqual([]);
});

it('the build compiles labels and prose of it', () => {
  const code = `
    import { readFileSync } from 'node:fs';
    import { emitMessages } from './shared/build/src/messages.ts';
    emitMessages(process.cwd() + '/mf-content', process.cwd() + '/out');
    console.log(JSON.stringify(Object.keys(JSON.parse(readFileSync('out/messages/help.${LOCALE}.json', 'utf8')))));`;
  const bundle = Object.keys(readMessages(path.join(REPOSITORY, 'mf-content'), 'en')).filter((id) => id.startsWith('help.'));
  expect(run(code)).toEqual(bundle.sort());
});
