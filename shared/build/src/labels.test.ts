import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { labelReader, labelSources, quoted, quotedFiles, readLabels } from './labels.ts';
import { emitMessages, messageSources, readMessages } from './messages.ts';
import { REPOSITORY } from './workspace.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'labels-'));
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  for (const locale of LOCALES) {
    write(`src/messages/${locale}.json`, JSON.stringify({ 'shop.title': `Shop ${locale}`, 'shop.lead': 'Open {label:shop.title}.' }));
    write(`content/guide/${locale}.md`, '---\ntitle: Guide\n---\n\nChoose **{label:shop.title}**, then “{label:shell.account.label}”.\n'.replace('shell.account.label', OF_SHELL));
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Any plain label of another part. */
const OF_SHELL = Object.entries(labelSources(path.join(REPOSITORY, 'shell'), 'en')).find(([, text]) => /^[\w ]+$/.test(text))?.[0] ?? '';
const ofShell = (locale: 'en' | 'ur'): string => labelSources(path.join(REPOSITORY, 'shell'), locale)[OF_SHELL] ?? '';

describe('labels quoted by reference', () => {
  it('stand as references in what is written, and as labels of the language in what is read', () => {
    expect(messageSources(dir, 'ur')).toMatchObject({ 'shop.lead': 'Open {label:shop.title}.' });
    expect(readMessages(dir, 'ur')).toMatchObject({ 'shop.lead': 'Open Shop ur.', 'guide.opening.1': `Choose <b>Shop ur</b>, then “${ofShell('ur')}”.` });
    expect(readLabels(dir, 'en')).toMatchObject({ 'shop.lead': 'Open Shop en.' });
  });

  it('are compiled into the bundle', () => {
    emitMessages(dir, path.join(dir, 'out'));
    expect(readFileSync(path.join(dir, 'out/messages/guide.en.json'), 'utf8')).toContain(ofShell('en'));
  });

  it('of another part make its catalogue a part of the build', () => {
    expect(quotedFiles(dir).map((file) => path.relative(REPOSITORY, file))).toContain('shell/src/messages/en.json');
  });

  it('are looked for in the own part first', () => {
    expect(labelReader(dir, 'fr')('shop.title')).toBe('Shop fr');
    expect(labelReader(dir, 'fr')('shop.nothing')).toBeUndefined();
  });

  it('are refused with language and id when there is none', () => {
    expect(() => quoted(dir, { 'a.b': 'See {label:shop.titel}' }, 'tr')).toThrow('tr a.b quotes the label shop.titel, which does not exist');
  });
});
