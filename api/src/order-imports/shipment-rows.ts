/** Which rows of a file are one shipment: those with the same order number of the shop. The first row bears the shipment. Pure. */
import type { ImportCells } from '@amberlane/contract/domain/order-import';

/** Rows are told apart by it; '' for a row that is a shipment of its own. */
export const referenceOf = ({ mallNo = '' }: ImportCells): string => mallNo.trim().toLowerCase();

/** In the order of the file. */
export function shipmentsOf<Row extends { readonly line: number; readonly cells: ImportCells }>(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const shipments = new Map<string, [Row, ...Row[]]>();
  for (const row of rows.toSorted((a, b) => a.line - b.line)) {
    const key = referenceOf(row.cells) === '' ? `line ${row.line}` : `reference ${referenceOf(row.cells)}`;
    const known = shipments.get(key);
    if (known) known.push(row);
    else shipments.set(key, [row]);
  }
  return [...shipments.values()];
}
