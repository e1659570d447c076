/**
 * `npm run i18n`: verifies the texts of all parts and reports their figures. `-- --export fr` writes a table for
 * translators per part into `.cache/i18n`, labels, prose and articles, `-- --import fr [folder]` takes them back; both by the
 * rules of the gate. `-- --fix` repairs typography.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '@amberlane/contract/site';
import { readMessages } from '@amberlane/build';
import { textParts } from '@amberlane/build/text-parts';
import { checkGlossary } from './gates/glossary.ts';
import { checkBundles, checkMessages } from './gates/messages.ts';
import { checkTypography } from './gates/typography.ts';
import { importRows } from './i18n/import-rows.ts';
import { messageFigures } from './i18n/message-figures.ts';
import { translationRows } from './i18n/part-texts.ts';
import { repairCode, repairTexts } from './i18n/repair-texts.ts';
import { readTable, writeTable } from './i18n/translation-table.ts';
import { mainCommand } from './main-command.ts';
import { CACHE, REPOSITORY } from './repository.ts';

const TABLES = path.join(CACHE, 'i18n');

const dirOf = (part: string): string => path.join(REPOSITORY, part);
const tableFile = (folder: string, part: string, locale: Locale): string => path.join(folder, `${part.replaceAll(path.sep, '-')}.${locale}.csv`);

function translated(locale: string): Locale {
  const found = LOCALES.find((known) => known === locale && known !== 'en');
  if (!found) throw new Error(`Translated are ${LOCALES.filter((known) => known !== 'en').join(', ')}, not "${locale}".`);
  return found;
}

function exportTables(locale: Locale): void {
  mkdirSync(TABLES, { recursive: true });
  for (const part of textParts()) {
    const rows = translationRows(dirOf(part), locale);
    writeFileSync(tableFile(TABLES, part, locale), writeTable(rows));
    console.log(`  ${path.relative(REPOSITORY, tableFile(TABLES, part, locale))}  ${rows.length} texts`);
  }
}

/** Parts whose table is not there keep their texts. */
function importTables(locale: Locale, folder: string): void {
  for (const part of textParts().filter((name) => existsSync(tableFile(folder, name, locale)))) {
    const { changed, refused } = importRows(dirOf(part), locale, readTable(readFileSync(tableFile(folder, part, locale), 'utf8')));
    console.log(`  ${part}  ${changed} changed`);
    for (const sentence of refused) console.log(`    left aside: ${sentence}`);
  }
}

function repairAll(): void {
  for (const part of textParts()) {
    const { changed, files } = repairTexts(dirOf(part));
    if (changed > 0) console.log(`  ${part}  ${changed} texts in ${files} files`);
  }
  for (const file of repairCode()) console.log(`  ${file}`);
}

function reportFigures(): void {
  const columns = [18, 7, 10, 8, 9, 14] as const;
  const line = (fields: readonly string[]): string => fields.map((field, index) => field.padEnd(columns[index] ?? 0)).join('');
  console.log(line(['part', 'lang', 'messages', 'words', 'missing', 'same as en', 'longest growth over English']));
  for (const part of textParts()) {
    const english = readMessages(dirOf(part), 'en');
    for (const locale of LOCALES) {
      const { messages, words, missing, sameAsEnglish, growth } = messageFigures(english, readMessages(dirOf(part), locale));
      const longest = locale === 'en' || !growth ? '' : `${growth.percent > 0 ? '+' : ''}${growth.percent} %  ${growth.id}`;
      console.log(line([part, locale, `${messages}`, `${words}`, `${missing}`, locale === 'en' ? '' : `${sameAsEnglish}`, longest]));
    }
  }
}

async function verify(): Promise<readonly string[]> {
  const perPart = await Promise.all(textParts().map(async (part) => (await checkMessages(dirOf(part))).map((fault) => `${part}: ${fault}`)));
  return [...perPart.flat(), ...checkBundles(), ...checkGlossary(), ...checkTypography()];
}

const USAGE = `Usage: npm run i18n [-- --export <language> | --import <language> [folder] | --fix]
Verifies and counts the texts of all parts. --export writes tables for translators into .cache/i18n, --import takes them
back, from there or from the folder. --fix repairs quotation marks, apostrophes, spaces and punctuation.`;

await mainCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { export: { type: 'string' }, import: { type: 'string' }, fix: { type: 'boolean' } } });
  if (values.export !== undefined) {
    exportTables(translated(values.export));
    return;
  }
  if (values.import !== undefined) importTables(translated(values.import), positionals[0] ?? TABLES);
  else if (values.fix) repairAll();
  else reportFigures();
  const faults = await verify();
  console.log(faults.length === 0 ? '\nAll messages are in order.' : `\n${faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}, USAGE);
