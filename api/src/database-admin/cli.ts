/** Entry of `npm run database`. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { STDOUT, writeBankFile } from '../cod/bank-file.ts';
import { openDatabase } from '../database/database.ts';
import { readDataKeys } from '../second-factor/data-key.ts';
import { resealSecrets } from '../second-factor/reseal.ts';
import { secretBox } from '../second-factor/secret-box.ts';
import { settingsFromEnv, type ApiSettings } from '../settings.ts';
import { storeSurveyFile } from '../surveys/survey-file.ts';
import { backUp, prepareRestored, restore, type LastingSource } from './backup.ts';
import type { Discarded } from './after-restore.ts';

const USAGE = `Usage: npm run database -- <verb>
Backup and restore of the database that DATABASE_URL names, else of the one in DATA_DIR (docs/operations.md).

  npm run database -- backup <file>    writes a backup; servers may go on running on PostgreSQL, the embedded database must be stopped
  npm run database -- restore <file>   fills an empty database from a backup, and ends the sessions and codes in it
  npm run database -- after-restore    ends the sessions and codes of a database that was restored by other means
  npm run database -- reseal           encrypts with DATA_KEY what a key of DATA_KEY_OLD encrypted
  npm run database -- survey <file>    writes a questionnaire, new or in the place of the one of its code
  npm run database -- payouts <file> [<from> [<to>]]
                                       makes the payments of cash on delivery that are due, and writes them for the bank (CSV, - for standard output);
                                       with days such as 2026-11-16 those of these days are written again

A backup holds personal data, and not DATA_KEY: keep both, and apart. A file for the bank holds whole account numbers.`;

const sourceOf = ({ databaseUrl, dataDir }: ApiSettings): LastingSource => (databaseUrl === null ? { kind: 'folder', dataDir } : { kind: 'postgres', url: databaseUrl });

const discardedLine = ({ sessions, codes, emails }: Discarded): string =>
  `Sessions ended: ${sessions}. Codes and tickets taken away: ${codes}. Emails that waited and are not sent any more: ${emails}.`;

async function storeSurvey(source: LastingSource, file: string): Promise<string[]> {
  const written = await readFile(file, 'utf8');
  const database = await openDatabase(source, () => {});
  try {
    return [await storeSurveyFile(database.db, written)];
  } finally {
    await database.close();
  }
}

async function reseal(settings: ApiSettings): Promise<string[]> {
  const database = await openDatabase(sourceOf(settings), () => {});
  try {
    const { renewed, unreadable } = await resealSecrets(database.db, secretBox(() => readDataKeys(settings)));
    const rest = unreadable === 0 ? 'DATA_KEY_OLD is needed no longer.' : `None of the keys opens ${unreadable} more: their customers need a recovery code.`;
    return [`Encrypted anew: ${renewed}. ${rest}`];
  } finally {
    await database.close();
  }
}

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

async function payouts(settings: ApiSettings, file: string, [from, to = from]: readonly string[]): Promise<readonly string[]> {
  const days = from === undefined || to === undefined ? null : { from, to };
  if (days && !(isDay(days.from) && isDay(days.to) && days.from <= days.to)) throw new Error(`Days are written like 2026-11-16, the first one before the last.\n\n${USAGE}`);
  const database = await openDatabase(sourceOf(settings), () => {});
  try {
    const said = await writeBankFile({ db: database.db, secrets: secretBox(() => readDataKeys(settings)), now: new Date() }, file, days);
    if (file !== STDOUT) return said;
    process.stderr.write(`${said.join('\n')}\n`);
    return [];
  } finally {
    await database.close();
  }
}

async function linesFor([verb, file, ...more]: readonly string[]): Promise<readonly string[]> {
  if (verb === undefined || ['--help', '-h', 'help'].includes(verb)) return [USAGE];
  if (!['backup', 'restore', 'after-restore', 'reseal', 'survey', 'payouts'].includes(verb)) throw new Error(`There is no verb "${verb}".\n\n${USAGE}`);
  const settings = settingsFromEnv(process.env);
  const source = sourceOf(settings);
  if (verb === 'reseal') return reseal(settings);
  if (verb === 'after-restore') return [discardedLine(await prepareRestored(source))];
  if (file === undefined) throw new Error(`Which file? npm run database -- ${verb} <file>`);
  if (verb === 'survey') return storeSurvey(source, file);
  if (verb === 'payouts') return payouts(settings, file, more);
  if (verb === 'restore') return [`Restored from ${file}.`, discardedLine(await restore(source, file)), 'Start one API process, see that /readyz answers, then start the others.'];
  await backUp(source, file);
  return [`The backup is in ${file}.`];
}

try {
  for (const line of await linesFor(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
