/** Many labels as one PDF: each on a page of its own, or four on a sheet of A4 with cut marks. */
import PDFDocument from 'pdfkit';
import type { LABEL_LAYOUTS } from '@amberlane/contract/calls/files';
import { collectBytes } from './collect-bytes.ts';
import { loadFaces } from './faces.ts';
import type { LabelData } from './label-data.ts';
import { MM, penOn, type Pen } from './pen.ts';
import { drawLabel, PAGE } from './render-label.ts';

export type LabelLayout = (typeof LABEL_LAYOUTS)[number];

/** Labels in one file: a hundred orders with some pieces more than one each. */
export const MOST_PAGES = 300;

export const A4 = { width: 210, height: 297 } as const;
/** A6, as sheets of sticky labels are cut. */
const CELL = { width: A4.width / 2, height: A4.height / 2 } as const;
/** 100 × 150 mm is higher than half of A4; bars stay above what scanners need (`codes.ts`). */
const SCALE = 0.96;
const CELLS = 4;
/** Printers leave about this edge white, mm. */
const CUT_MARK = 6;

/**
 * Labels in their order, a page for each piece; throws RangeError for none or more than {@link MOST_PAGES}. It takes some
 * hundredths of a second for each, in one go: for a thread of its own.
 */
export async function renderLabelSheets(labels: readonly LabelData[], layout: LabelLayout): Promise<Buffer> {
  const pieces = labels.flatMap((label) => Array.from({ length: label.pieces }, (_none, index) => ({ label, piece: index + 1 })));
  if (pieces.length === 0 || pieces.length > MOST_PAGES) throw new RangeError(`1 to ${MOST_PAGES} labels fit into a file`);
  const [{ createdAt } = { createdAt: new Date() }] = labels;
  const page = layout === 'a4' ? A4 : PAGE;
  const title = labels.length === 1 ? (labels[0]?.waybillNo ?? '') : `Labels (${labels.length})`;
  const doc = new PDFDocument({ autoFirstPage: false, font: '', size: [page.width * MM, page.height * MM], margin: 0, info: { Title: title, Creator: 'Amberlane', CreationDate: createdAt } });
  const bytes = collectBytes(doc);
  const pen = penOn(doc, await loadFaces());
  for (const [index, { label, piece }] of pieces.entries()) {
    if (layout === '100x150') {
      doc.addPage();
      drawLabel(pen, label, piece);
    } else {
      const cell = index % CELLS;
      if (cell === 0) {
        doc.addPage();
        drawCutMarks(pen);
      }
      drawInCell(pen, cell, () => drawLabel(pen, label, piece));
    }
  }
  doc.end();
  return bytes;
}

/** Cells in reading order: two above, two below. */
function drawInCell({ doc }: Pen, cell: number, draw: () => void): void {
  const x = (cell % 2) * CELL.width + (CELL.width - PAGE.width * SCALE) / 2;
  const y = Math.floor(cell / 2) * CELL.height + (CELL.height - PAGE.height * SCALE) / 2;
  doc.save();
  doc.translate(x * MM, y * MM).scale(SCALE);
  draw();
  doc.restore();
}

/** Short lines at the edges and a cross in the middle show where to cut. */
function drawCutMarks({ doc }: Pen): void {
  const { width, height } = A4;
  const [middle, centre] = [width / 2, height / 2];
  const strokes = [
    [middle, 0, middle, CUT_MARK], [middle, height - CUT_MARK, middle, height], [0, centre, CUT_MARK, centre], [width - CUT_MARK, centre, width, centre],
    [middle - CUT_MARK / 2, centre, middle + CUT_MARK / 2, centre], [middle, centre - CUT_MARK / 2, middle, centre + CUT_MARK / 2],
  ] as const;
  for (const [fromX, fromY, toX, toY] of strokes) doc.moveTo(fromX * MM, fromY * MM).lineTo(toX * MM, toY * MM);
  doc.lineWidth(0.2 * MM).stroke('#808080');
}
