/** Writes an address book as a file. Its columns are apart (`address-csv-columns.ts`): reading a file needs no writer. */
import papaparse from 'papaparse';
import { CSV_COLUMNS, csvHead, FORMULA, type CsvColumn } from './address-csv-columns.ts';
import type { Locale } from '../site/markets.ts';

/** Spreadsheets take a file without it for one of the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a file (RFC 4180, UTF-8 with BOM), heads in the language; no spreadsheet runs a cell of it. */
export function csvText(rows: readonly Readonly<Partial<Record<CsvColumn, string>>>[], locale: Locale): string {
  const fields = CSV_COLUMNS.map((column) => csvHead(column, locale));
  const data = rows.map((row) => CSV_COLUMNS.map((column) => row[column] ?? ''));
  return `${BYTE_ORDER_MARK}${papaparse.unparse([fields, ...data], { escapeFormulae: FORMULA })}\r\n`;
}
