/** Writes an address book as a file. Its columns are apart (`address-csv-columns.ts`): reading a file needs no writer. */
import { CSV_COLUMNS, csvHead, type CsvColumn } from './address-csv-columns.ts';
import { csvFile } from './csv-file.ts';
import type { Locale } from '../site/markets.ts';

/** Rows as a file (RFC 4180, UTF-8 with BOM), heads in the language; no spreadsheet runs a cell of it. */
export const csvText = (rows: readonly Readonly<Partial<Record<CsvColumn, string>>>[], locale: Locale): string =>
  csvFile([CSV_COLUMNS.map((column) => csvHead(column, locale)), ...rows.map((row) => CSV_COLUMNS.map((column) => row[column] ?? ''))]);
