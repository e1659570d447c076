/** Which column of a file means what: guessed, chosen by the reader, and remembered on the device for the next such file. */
import { READER_KEY_PREFIX } from '@amberlane/contract/site/device-keys';
import { IMPORT_COLUMNS, ORDER_IMPORT, type ImportCells, type ImportColumn } from '@amberlane/contract/domain/order-import';
import { fold, guessColumn, isInGrams, NEEDED_COLUMNS } from './column-heads.ts';
import type { Table } from './table.ts';

/** Position of the file's column, from 0; columns that the file does not have are missing. */
export type Mapping = Readonly<Partial<Record<ImportColumn, number>>>;

const KEY = `${READER_KEY_PREFIX}order-import.columns`;
/** Files whose columns are remembered: a shop exports one or two kinds. */
const MOST_REMEMBERED = 8;

/** Heads of a file make it known again. */
const signOf = ({ heads }: Pick<Table, 'heads'>): string => heads.map(fold).join('|');

export function guessMapping(table: Pick<Table, 'heads'>): Mapping {
  const remembered = recall().find(([sign]) => sign === signOf(table))?.[1];
  if (remembered) return remembered;
  const mapping: Partial<Record<ImportColumn, number>> = {};
  for (const [index, head] of table.heads.entries()) {
    const column = guessColumn(head);
    // Two columns that mean the same: the first one.
    if (column && mapping[column] === undefined) mapping[column] = index;
  }
  return mapping;
}

export function rememberMapping(table: Pick<Table, 'heads'>, mapping: Mapping): void {
  const sign = signOf(table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[sign, mapping], ...recall().filter(([other]) => other !== sign)].slice(0, MOST_REMEMBERED)));
  } catch {
    // Storage is blocked or full: the next file is guessed anew.
  }
}

/** Nonsense in the storage is nothing remembered. */
function recall(): (readonly [string, Mapping])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((entry: unknown) => {
      const [sign, mapping]: readonly unknown[] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return typeof sign === 'string' && typeof mapping === 'object' && mapping !== null ? [[sign, readMapping(mapping)] as const] : [];
    });
  } catch {
    return [];
  }
}

const readMapping = (kept: object): Mapping =>
  Object.fromEntries(Object.entries(kept).filter(([column, index]) => IMPORT_COLUMNS.some((known) => known === column) && Number.isInteger(index) && Number(index) >= 0));

/** Needed columns that no column of the file stands for; every row would be faulty. */
export const missingColumns = (mapping: Mapping): ImportColumn[] => NEEDED_COLUMNS.filter((column) => mapping[column] === undefined);

/** Rows of the file by our columns; a weight in grams becomes kilograms. */
export function mappedRows({ heads, rows }: Table, mapping: Mapping): { readonly line: number; readonly cells: ImportCells }[] {
  const weight = mapping.weightKg;
  const grams = weight !== undefined && isInGrams(heads[weight] ?? '');
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      IMPORT_COLUMNS.flatMap((column) => {
        const index = mapping[column];
        const text = index === undefined ? '' : (cells[index] ?? '').slice(0, ORDER_IMPORT.maxCell);
        if (text === '') return [];
        return [[column, column === 'weightKg' && grams ? toKilograms(text) : text]];
      }),
    ),
  }));
}

/** Only what is plainly a whole number of grams; the rest is told to the reader as it is. */
const toKilograms = (text: string): string => (/^\d+$/.test(text) ? String(Number(text) / 1_000) : text);
