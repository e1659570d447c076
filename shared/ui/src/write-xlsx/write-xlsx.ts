/** Workbooks (XLSX) that a reader fills in and brings back. The writer is large: fetch this module with the first workbook. */
import writeXlsxFile, { type CellObject, type Feature, type Sheet, type SheetData } from 'write-excel-file/browser';

/** Of the writer in a browser. */
type FileContent = Blob | ArrayBuffer | File;
export type EmptyCell = CellObject;
export type WorkbookSheet = Sheet<FileContent>;
export type WorkbookFeature = Feature<FileContent>;

/** Keeps what is typed, the zero that begins a phone number too. */
export const TEXT_CELL: EmptyCell = { type: String, format: '@' };

/** Characters of a column. */
const LEAST_WIDTH = 14;

interface SheetParts {
  readonly name: string;
  readonly heads: readonly string[];
  readonly rows: SheetData;
  readonly rightToLeft: boolean;
}

/** Bold heads that stay in sight, and below them the rows; a column is as wide as its head needs. */
export const sheetOf = ({ name, heads, rows, rightToLeft }: SheetParts): WorkbookSheet => ({
  sheet: name,
  data: [heads.map((value) => ({ value, type: String, fontWeight: 'bold' })), ...rows],
  columns: heads.map(({ length }) => ({ width: Math.max(LEAST_WIDTH, length + 2) })),
  rightToLeft,
  stickyRowsCount: 1,
});

/** `count` rows without values, whose cells have their type. */
export const emptyRows = (count: number, cells: readonly EmptyCell[]): SheetData => Array.from({ length: count }, () => [...cells]);

export const writeXlsx = (sheets: readonly WorkbookSheet[], features: readonly WorkbookFeature[] = []): Promise<Blob> => writeXlsxFile([...sheets], { features: [...features] }).toBlob();
