/**
 * The first sheet of an XLSX file as a table. Runs in a worker. No formula is run: a cell has the value that its
 * spreadsheet kept. What the file would become when it is unpacked is looked at first, so that a small file can't fill
 * the memory: by the sizes that it declares, to which `fflate` holds it.
 */
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/web-worker';
import { FILE_LIMITS, toTable, type ReadTable } from './table.ts';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';

/** A sheet with more rows than any that is imported is not read to its end: `<row `, counted in its bytes. */
const MOST_ROWS = 10 * ORDER_IMPORT.maxRows;

export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  let parts = 0;
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1;
        unpacked += originalSize;
        return false;
      },
    });
    if (parts > FILE_LIMITS.parts || unpacked > FILE_LIMITS.unpackedBytes) return { problem: 'unpacked' };
    const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/sheet\d*\.xml$/.test(name) });
    if (Object.values(sheets).some((sheet) => countRows(sheet) > MOST_ROWS)) return { problem: 'tooManyRows' };
    const [first] = await readXlsxFile<string>(bytes.buffer, { trim: false, parseNumber: readNumber });
    if (!first) return { problem: 'empty' };
    return toTable(first.data.map((row) => row.map(cellText)), first.sheet);
  } catch {
    return { problem: 'unread' };
  }
}

const ROW = [0x3c, 0x72, 0x6f, 0x77] as const;

/** Tags `<row`, up to one more than may be there. */
function countRows(sheet: Uint8Array): number {
  let count = 0;
  for (let at = sheet.indexOf(ROW[0]); at !== -1 && count <= MOST_ROWS; at = sheet.indexOf(ROW[0], at + 1)) {
    if (sheet[at + 1] === ROW[1] && sheet[at + 2] === ROW[2] && sheet[at + 3] === ROW[3]) count += 1;
  }
  return count;
}

/** As a spreadsheet shows it: fifteen digits, which hides what binary fractions add. */
const readNumber = (text: string): string => (Number.isFinite(Number(text)) ? String(Number(Number(text).toPrecision(15))) : text);

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
};
