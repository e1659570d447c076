import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../repository.ts';
import { readArticleTexts, writeArticle } from './article-texts.ts';
import { importRows } from './import-rows.ts';
import { translationRows } from './part-texts.ts';
import { repairTexts } from './repair-texts.ts';
import { readTable, writeTable, type TranslationRow } from './translation-table.ts';

const ENGLISH = `---
# Countries whose readers get the article.
countries: [MA]
title: Collect your parcel
summary: Points are open late.
---

Ask **us** [here](contact-us), or [track](track).

## Points

| Point | Hours |
| Casablanca | **9 to 21** |

- Bring the number.
`;
const FRENCH = `---
title: Retirez votre colis
summary: Les points ferment tard.
---

[Contactez](contact-us) **notre équipe** ou consultez le [suivi](track).

## Points de service

| Point de service | Horaires |
| Casablanca | **de 9 h à 21 h** |

- Apportez le numéro.
`;

let dir: string;
const file = (locale: string): string => path.join(dir, 'articles/points', `${locale}.md`);
const rows = (): TranslationRow[] => translationRows(dir, 'fr');
const row = (id: string, translation: string): TranslationRow => {
  const found = rows().find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return { ...found, translation };
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'articles-'));
  mkdirSync(path.join(dir, 'src/messages'), { recursive: true });
  for (const locale of ['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr']) writeFileSync(path.join(dir, `src/messages/${locale}.json`), '{}\n');
  mkdirSync(path.join(dir, 'articles/points'), { recursive: true });
  writeFileSync(file('en'), ENGLISH);
  writeFileSync(file('fr'), FRENCH);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('an article in the table of its part', () => {
  it('has a row for its title, its summary, each line and each cell, which tells what it is', () => {
    expect(rows().map(({ id }) => id)).toEqual(['title', 'summary', '1', '2', '3-1', '3-2', '4-1', '4-2', '5'].map((name) => `article.points.${name}`));
    expect(row('article.points.1', '')).toMatchObject({ english: 'Ask <b>us</b> <a1>here</a1>, or <a2>track</a2>.', description: 'Paragraph. <a1> leads to contact-us. <a2> leads to track.' });
    expect(rows().find(({ id }) => id === 'article.points.4-2')).toMatchObject({ description: 'Cell of a table.', translation: '<b>de 9 h à 21 h</b>' });
  });

  it('is not there for a language that its readers do not read', () => {
    expect(translationRows(dir, 'ur')).toEqual([]);
  });

  it('changes nothing when it comes back as it went', () => {
    expect(importRows(dir, 'fr', readTable(writeTable(rows())))).toEqual({ changed: 0, refused: [] });
    expect(readFileSync(file('fr'), 'utf8')).toBe(FRENCH);
  });

  it('takes a translation back, quoted where its file needs that', () => {
    expect(importRows(dir, 'fr', [row('article.points.title', 'Colis : retrait'), row('article.points.4-2', '<b>de 9 à 21 h</b>')])).toEqual({ changed: 2, refused: [] });
    expect(readFileSync(file('fr'), 'utf8')).toBe(FRENCH.replace('title: Retirez votre colis', 'title: "Colis : retrait"').replace('de 9 h à 21 h', 'de 9 à 21 h'));
  });

  it('is made in a language that has none yet', () => {
    rmSync(file('fr'));
    const { texts } = readArticleTexts('points', FRENCH);
    expect(rows().every(({ translation }) => translation === '')).toBe(true);
    expect(importRows(dir, 'fr', rows().map((one) => ({ ...one, translation: texts.get(one.id) ?? '' }))).refused).toEqual([]);
    expect(readFileSync(file('fr'), 'utf8')).toBe(FRENCH);
  });

  it.each([
    ['loses a link', 'article.points.1', 'Demandez-<b>nous</b> <a1>ici</a1>.', 'has the tags'],
    ['would become another line', 'article.points.5', '## Apportez le numéro.\nVenez.', 'Markdown cannot say article.points.5'],
    ['would become another cell', 'article.points.3-1', 'Point | service', 'Markdown cannot say'],
  ])('refuses a row that %s, and takes the others', (_case, id, translation, fault) => {
    const { changed, refused } = importRows(dir, 'fr', [row(id, translation), row('article.points.summary', 'Ouverts tard.')]);
    expect(refused).toEqual([expect.stringContaining(fault)]);
    expect(changed).toBe(1);
    expect(readFileSync(file('fr'), 'utf8')).toBe(FRENCH.replace('Les points ferment tard.', 'Ouverts tard.'));
  });

  it('has its typography repaired, in English without losing its countries', () => {
    writeFileSync(file('en'), ENGLISH.replace('Points are open late.', "Let's go."));
    expect(repairTexts(dir).files).toBeGreaterThan(0);
    expect(readFileSync(file('en'), 'utf8')).toBe(ENGLISH.replace('Points are open late.', 'Let’s go.'));
  });
});

it('every article of the installation goes to the translators and comes back as the same text', () => {
  const folder = path.join(REPOSITORY, 'api/articles');
  const articles = readdirSync(folder).flatMap((id) => readdirSync(path.join(folder, id)).map((name) => [id, name] as const));
  expect(articles.length).toBeGreaterThan(70);
  for (const [id, name] of articles) {
    const read = (language: string): string => readFileSync(path.join(folder, id, language), 'utf8');
    const { texts } = readArticleTexts(id, read(name));
    const written = writeArticle(id, read('en.md'), texts, { keepsHead: name === 'en.md' });
    expect(readArticleTexts(id, written).texts).toEqual(texts);
    expect(written.split('---\n').slice(2)).toEqual(read(name).split('---\n').slice(2));
  }
});
