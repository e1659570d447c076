import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@amberlane/contract/site';
import { checkQuotations } from './quotations.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'quotations-'));
  mkdirSync(path.join(dir, 'src/messages'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function faults(texts: Readonly<Record<string, string>>): string[] {
  for (const locale of LOCALES) writeFileSync(path.join(dir, 'src/messages', `${locale}.json`), JSON.stringify(locale === 'fr' ? texts : { 'a.title': 'Title' }));
  return checkQuotations(dir);
}

it('lets a quotation of a label pass', () => {
  expect(faults({ 'a.title': 'Titre', 'a.lead': 'Ouvrez {label:a.title}.' })).toEqual([]);
});

it.each([
  ['that does not exist', { 'a.lead': 'Ouvrez {label:a.titel}.' }, 'fr a.lead: quotes the label a.titel, which does not exist'],
  ['that quotes another', { 'a.title': 'Titre', 'a.lead': 'Ouvrez {label:a.title}.', 'a.more': '{label:a.lead}' }, 'fr a.more: quotes the label a.lead, which is itself a quotation'],
  ['with values', { 'a.title': '{n} colis', 'a.lead': 'Ouvrez {label:a.title}.' }, 'fr a.lead: quotes the label a.title, which is no plain text'],
])('names a label %s', (_case, texts, fault) => {
  expect(faults(texts as Readonly<Record<string, string>>)).toEqual([fault]);
});
