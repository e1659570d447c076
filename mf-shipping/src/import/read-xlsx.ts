/** The first sheet of an XLSX file as a table. Runs in a worker. */
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import { readXlsx as readSheet } from '@amberlane/ui/read-xlsx';
import { toTable, type ReadTable } from './table.ts';

/** A sheet with more rows than any that is imported is not read to its end. */
const MOST_ROWS = 10 * ORDER_IMPORT.maxRows;

export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  const read = await readSheet(bytes, MOST_ROWS);
  return 'problem' in read ? read : toTable(read.rows, read.name);
}
