/** Takes the rows of a table back into the files of one part. */
import { writeFileSync } from 'node:fs';
import type { Locale } from '@amberlane/contract/site';
import { quotationFaults, withLabels } from '@amberlane/contract/site/label-references';
import { labelReader } from '@amberlane/build';
import { faultsOfTranslation } from '../gates/message-faults.ts';
import { filesToTranslate, textFiles, type TextFile } from './part-texts.ts';
import { mergeTable, type TranslationRow } from './translation-table.ts';

export interface Imported {
  /** How many texts have changed. */
  readonly changed: number;
  /** Why rows were left aside, a sentence each. */
  readonly refused: readonly string[];
}

export function importRows(dir: string, locale: Locale, rows: readonly TranslationRow[]): Imported {
  const known = new Set(textFiles(dir, 'en').flatMap(({ texts }) => Object.keys(texts)));
  const refused: string[] = [...mergeTable({}, {}, rows.filter(({ id }) => !known.has(id))).refused];
  const faultsOf = translationJudge(dir, locale);
  let changed = 0;
  for (const { english: { texts: originals }, own: target } of filesToTranslate(dir, locale)) {
    const merged = mergeTable(originals, target.texts, rows.filter(({ id }) => originals[id] !== undefined), faultsOf);
    refused.push(...merged.refused);
    const news = Object.entries(merged.catalogue).filter(([id, text]) => target.texts[id] !== text);
    if (news.length === 0) continue;
    const written = writeWhatFits(target, merged.catalogue, news);
    refused.push(...written.refused);
    changed += written.changed;
  }
  return { changed, refused };
}

/** The same rules as the gate's, for one text. */
function translationJudge(dir: string, locale: Locale): (row: TranslationRow) => string[] {
  const labelIn = { en: labelReader(dir, 'en'), own: labelReader(dir, locale) };
  return ({ english, translation }) => {
    const quotations = quotationFaults(translation, labelIn.own);
    return quotations.length > 0 ? quotations : faultsOfTranslation(locale, withLabels(english, labelIn.en), withLabels(translation, labelIn.own));
  };
}

/** Prose may come back with what a content file does not say: such a row is left aside, the others are written. */
function writeWhatFits(target: TextFile, catalogue: Readonly<Record<string, string>>, news: readonly (readonly [string, string])[]): Imported {
  try {
    writeFileSync(target.file, target.write(catalogue));
    return { changed: news.length, refused: [] };
  } catch (error) {
    const refused: string[] = [];
    let texts = target.texts;
    let changed = 0;
    for (const [id, text] of news) {
      const next = { ...texts, [id]: text };
      try {
        target.write(next);
        texts = next;
        changed += 1;
      } catch (fault) {
        refused.push(`${id}: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    }
    if (changed === 0) return { changed, refused: refused.length > 1 ? [`${target.file}: ${error instanceof Error ? error.message : String(error)}`] : refused };
    writeFileSync(target.file, target.write(texts));
    return { changed, refused };
  }
}
