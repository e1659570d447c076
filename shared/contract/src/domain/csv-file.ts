/** Files that spreadsheets open: RFC 4180, UTF-8 with a byte order mark, and no cell that is run as a formula. */
import papaparse from 'papaparse';
import { FORMULA } from './address-csv-columns.ts';

/** Spreadsheets take a file without it for one of the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

type Rows = readonly (readonly string[])[];

/** A whole file, or the beginning of one that is written piece by piece. The first row holds the heads. */
export const csvFile = (rows: Rows): string => `${BYTE_ORDER_MARK}${csvLines(rows)}`;

/** More lines of a file. */
export const csvLines = (rows: Rows): string => `${papaparse.unparse(rows.map((row) => [...row]), { escapeFormulae: FORMULA })}\r\n`;
