/** A file as a table of texts, and why a file can't be one. */
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';

export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
  /** Name of the sheet; null for a CSV file. */
  readonly sheet: string | null;
}

export interface TableRow {
  /** Of the file, its head being 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * `empty`: nothing below the heads; `tooManyRows`, `tooManyColumns`, `tooLarge`: more than a file may have; `unpacked`: it
 * grows beyond all bounds when it is unpacked; `unread`: neither CSV nor XLSX, or it took too long.
 */
export const FILE_PROBLEMS = ['empty', 'tooManyRows', 'tooManyColumns', 'tooLarge', 'unpacked', 'unread'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type ReadTable = { readonly table: Table } | { readonly problem: FileProblem };

/** House rules: bytes of a file, and its columns. */
export const FILE_LIMITS = { bytes: 5 * 1024 * 1024, columns: 200 } as const;

/** Rows that hold nothing are left out; the others keep the number of their line. */
export function toTable(lines: readonly (readonly string[])[], sheet: string | null): ReadTable {
  const filled = lines.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanCell) })).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) return { problem: 'empty' };
  if (rows.length > ORDER_IMPORT.maxRows) return { problem: 'tooManyRows' };
  if (filled.some(({ cells }) => cells.length > FILE_LIMITS.columns)) return { problem: 'tooManyColumns' };
  return { table: { heads: head.cells, rows, sheet } };
}

/** What a spreadsheet would take for a formula is text; the apostrophe that marks it as such is no part of it. */
const FORMULA = /^'+(?=[=+\-@\t\r＝＋－＠])/;

const cleanCell = (cell: string): string => cell.replace(/^\uFEFF/, '').replace(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '').replace(FORMULA, (marks) => marks.slice(1)).trim();
