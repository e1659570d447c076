/**
 * The first sheet of an XLSX file as texts, for imports. No formula is run: a cell has the value that its spreadsheet
 * kept. What the file would become when it is unpacked is looked at first, so that a small file can't fill the memory:
 * by the sizes that it declares, to which `fflate` holds it.
 */
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/web-worker';

/** House rules: bytes and parts of an XLSX file when it is unpacked. */
const LIMITS = { unpackedBytes: 64 * 1024 * 1024, parts: 1_000 } as const;

export type ReadSheet =
  | { readonly name: string; readonly rows: readonly (readonly string[])[] }
  /** `unpacked`: it grows beyond all bounds when it is unpacked; `unread`: no XLSX file. */
  | { readonly problem: 'empty' | 'tooManyRows' | 'unpacked' | 'unread' };

/** A sheet with more than `mostRows` rows is not read to its end: `<row `, counted in its bytes. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, mostRows: number): Promise<ReadSheet> {
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
    if (parts > LIMITS.parts || unpacked > LIMITS.unpackedBytes) return { problem: 'unpacked' };
    const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/sheet\d*\.xml$/.test(name) });
    if (Object.values(sheets).some((sheet) => hasMoreRows(sheet, mostRows))) return { problem: 'tooManyRows' };
    const [first] = await readXlsxFile<string>(bytes.buffer, { trim: false, parseNumber: readNumber });
    return first ? { name: first.sheet, rows: first.data.map((row) => row.map(cellText)) } : { problem: 'empty' };
  } catch {
    return { problem: 'unread' };
  }
}

const ROW = [0x3c, 0x72, 0x6f, 0x77] as const;

/** Counts tags `<row`, up to one more than may be there. */
function hasMoreRows(sheet: Uint8Array, most: number): boolean {
  let count = 0;
  for (let at = sheet.indexOf(ROW[0]); at !== -1 && count <= most; at = sheet.indexOf(ROW[0], at + 1)) {
    if (sheet[at + 1] === ROW[1] && sheet[at + 2] === ROW[2] && sheet[at + 3] === ROW[3]) count += 1;
  }
  return count > most;
}

/** As a spreadsheet shows it: fifteen digits, which hides what binary fractions add. */
const readNumber = (text: string): string => (Number.isFinite(Number(text)) ? String(Number(Number(text).toPrecision(15))) : text);

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
};
