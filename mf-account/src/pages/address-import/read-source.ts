/** A chosen file, CSV or XLSX, or pasted rows as addresses. Loaded with the first of them. */
import { RULES } from '@amberlane/contract/domain';
import type { Country, Locale } from '@amberlane/contract/site';
import { decode } from './decode.ts';
import { readRows, readTable, type ReadFile } from './read-rows.ts';

/** Rows of a sheet that are looked through for those that hold something. */
const MOST_ROWS = 10 * RULES.addressBook.maxImportRows;

/** XLSX files are ZIP archives. */
const isArchive = ([a, b]: Uint8Array): boolean => a === 0x50 && b === 0x4b;

/** Throws when it is neither CSV nor XLSX. */
export async function readSource(source: Blob | string, locale: Locale, fallback: Country): Promise<ReadFile> {
  if (typeof source === 'string') return readRows(source, fallback);
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (!isArchive(bytes)) return readRows(decode(bytes, locale), fallback);
  const { readXlsx } = await import('@amberlane/ui/read-xlsx');
  const sheet = await readXlsx(bytes, MOST_ROWS);
  if (!('problem' in sheet)) return readTable(sheet.rows, fallback);
  if (sheet.problem === 'empty') return { refused: 'empty' };
  if (sheet.problem === 'tooManyRows') return { refused: 'tooMany' };
  throw new Error(`The file could not be read: ${sheet.problem}.`);
}
