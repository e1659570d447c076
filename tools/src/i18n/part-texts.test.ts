import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importRows } from './import-rows.ts';
import { translationRows } from './part-texts.ts';
import { repairTexts } from './repair-texts.ts';
import { readTable, writeTable, type TranslationRow } from './translation-table.ts';

const LABELS = { 'shop.title': { message: 'Shop', description: 'Name of the page.' }, 'shop.count': { message: '{n, plural, one {# parcel} other {# parcels}}', description: 'How many.' } };
const PROSE = `---
# Name of the page.
title: Small parcel
reviewed: 2026-11-21
texts:
  act:
    # Button.
    go: Go to {label:shop.title}
---

Up to {kg, number} kg, see [weight](service-rule#weight).

## How it travels {#way}

- by air
- by **road**
`;
const FRENCH = `---
title: Petit colis
texts:
  act:
    go: Aller à {label:shop.title}
---

Jusqu’à {kg, number} kg, voir [poids](service-rule#weight).

## Le trajet {#way}

- par avion
- par **route**
`;

let dir: string;
const file = (name: string): string => path.join(dir, name);
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
const read = (name: string): string => readFileSync(file(name), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'part-'));
  for (const locale of ['zh-CN', 'ar', 'ur', 'tr']) write(`src/messages/${locale}.json`, '{}\n');
  write('src/messages/en.json', `${JSON.stringify(LABELS, null, 2)}\n`);
  write('src/messages/fr.json', `${JSON.stringify({ 'shop.title': 'Boutique', 'shop.count': '{n, plural, one {# colis} many {# de colis} other {# colis}}' }, null, 2)}\n`);
  write('content/small/en.md', PROSE);
  write('content/small/fr.md', FRENCH);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const rowOf = (id: string): TranslationRow => translationRows(dir, 'fr').find((row) => row.id === id) ?? { id, english: '', description: '', translation: '' };

describe('the table of a part', () => {
  it('has a row for each label and each sentence of prose, and tells what it is', () => {
    expect(translationRows(dir, 'fr').map(({ id }) => id)).toEqual(['shop.title', 'shop.count', 'small.title', 'small.act.go', 'small.opening.1', 'small.way.title', 'small.way.1-1', 'small.way.1-2']);
    expect(rowOf('small.act.go')).toEqual({ id: 'small.act.go', description: 'Button.', english: 'Go to {label:shop.title}', translation: 'Aller à {label:shop.title}' });
    expect(rowOf('small.opening.1')).toMatchObject({ english: 'Up to {kg, number} kg, see <a1>weight</a1>.', description: 'Paragraph above the first heading. <a1> leads to service-rule#weight.' });
    expect(rowOf('small.way.1-2')).toMatchObject({ translation: 'par <b>route</b>', description: 'Item of a list of the section “How it travels”.' });
  });

  it('changes nothing when it comes back as it went', () => {
    const before = [read('src/messages/fr.json'), read('content/small/fr.md')];
    expect(importRows(dir, 'fr', readTable(writeTable(translationRows(dir, 'fr'))))).toEqual({ changed: 0, refused: [] });
    expect([read('src/messages/fr.json'), read('content/small/fr.md')]).toEqual(before);
  });

  it('brings a translation back into the catalogue and into the content file', () => {
    const rows = [{ ...rowOf('shop.title'), translation: 'Magasin' }, { ...rowOf('small.way.1-2'), translation: 'par la <b>route</b>' }, { ...rowOf('small.act.go'), translation: '« {label:shop.title} » : entrer' }];
    expect(importRows(dir, 'fr', rows)).toEqual({ changed: 3, refused: [] });
    expect(JSON.parse(read('src/messages/fr.json'))).toMatchObject({ 'shop.title': 'Magasin' });
    expect(read('content/small/fr.md')).toBe(FRENCH.replace('par **route**', 'par la **route**').replace('go: Aller à {label:shop.title}', 'go: "« {label:shop.title} » : entrer"'));
  });

  it('makes the files of a language that has none', () => {
    const rows = translationRows(dir, 'tr').map((row) => ({ ...row, translation: row.english.replaceAll(/(?<![{<:./-])\b(?:Shop|Go|Small|weight|How|air|road)\b/g, 'xyz') }));
    expect(importRows(dir, 'tr', rows).refused).toEqual([]);
    expect(translationRows(dir, 'tr').map(({ translation }) => translation)).toEqual(rows.map(({ translation }) => translation));
    expect(read('content/small/tr.md')).toContain('## xyz it travels {#way}');
  });

  it.each<[string, Partial<TranslationRow> & { readonly id: string }, string]>([
    ['whose English has changed', { id: 'small.title', english: 'Little parcel', translation: 'Colis' }, 'the English text has changed'],
    ['that loses a value', { id: 'small.opening.1', translation: 'Voir <a1>poids</a1>' }, 'has the placeholders none where English has kg'],
    ['that loses a link', { id: 'small.opening.1', translation: 'Jusqu’à {kg, number} kg' }, 'has the tags none where English has a1'],
    ['without a form of a plural', { id: 'shop.count', translation: '{n, plural, one {# colis} other {# colis}}' }, 'lacks many'],
    ['that is no ICU message', { id: 'shop.title', translation: '{n' }, 'is no ICU message'],
    ['that quotes what is no label', { id: 'small.act.go', translation: 'Aller à {label:shop.titel}' }, 'quotes the label shop.titel, which does not exist'],
    ['that Markdown cannot say', { id: 'small.way.title', translation: 'Le <b>trajet' }, 'is no ICU message'],
    ['that would become another block', { id: 'small.opening.1', translation: '# {kg, number} kg <a1>poids</a1>' }, 'small.opening.1: '],
    ['of a text that is gone', { id: 'small.gone', english: 'Gone', translation: 'Parti' }, 'there is no such message any more'],
  ])('refuses a row %s, and takes the others', (_case, changed, fault) => {
    const { changed: count, refused } = importRows(dir, 'fr', [{ ...rowOf(changed.id), ...changed }, { ...rowOf('small.way.1-1'), translation: 'en avion' }]);
    expect(refused).toEqual([expect.stringContaining(fault)]);
    expect(count).toBe(1);
    expect(read('content/small/fr.md')).toBe(FRENCH.replace('par avion', 'en avion'));
  });
});

it('typography is repaired in catalogues and content files, and then no more', () => {
  write('src/messages/fr.json', `${JSON.stringify({ 'shop.title': "L'étal", 'shop.count': '{n, plural, one {# colis} many {# de colis} other {# colis}}' }, null, 2)}\n`);
  expect(repairTexts(dir)).toEqual({ changed: 2, files: 2 });
  expect(JSON.parse(read('src/messages/fr.json'))).toMatchObject({ 'shop.title': 'L’étal' });
  expect(read('content/small/fr.md')).toBe(FRENCH.replace('number} kg', 'number}\u00a0kg'));
  expect(repairTexts(dir)).toEqual({ changed: 0, files: 0 });
});
