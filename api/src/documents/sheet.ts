/** A sheet of A4 on which a paper is laid out from the edge where its reader begins: mirrored for Arabic and Urdu. Millimetres. */
import { A4 } from '../label/label-sheets.ts';
import { MM, type Pen, type TextBox } from '../label/pen.ts';

export const MARGIN = 12;
export const WIDTH = A4.width - 2 * MARGIN;
export const INK = { text: '#000000', quiet: '#55585c', rule: '#b5b8bc', strong: '#000000', shade: '#f1f2f3' } as const;
const CAPTION = 6.5;

export interface Cell extends Omit<TextBox, 'edge' | 'align'> {
  /** From the edge where the reader begins. */
  readonly at?: 'start' | 'center' | 'end';
}

export interface Column {
  readonly caption: string;
  /** Millimetres. */
  readonly width: number;
  /** Figures stand at the far edge and read from the left. */
  readonly figures?: boolean;
  /** Lines of a cell before it is cut, 1 unless said. */
  readonly lines?: number;
}

export interface Sheet {
  readonly pen: Pen;
  text(typed: string, cell: Cell): number;
  rule(y: number, box?: { readonly x: number; readonly width: number }): void;
  frame(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): void;
  shade(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }): void;
  /** A small caption with a value below; gives the height. */
  field(caption: string, value: string, cell: Omit<Cell, 'size'> & { readonly size?: number }): number;
  /** Head and rows with rules between them, over the whole width; gives the y below. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], y: number): number;
}

const HEAD_HEIGHT = 9;
const PADDING = 1.4;

export function sheetOn(pen: Pen, direction: 'ltr' | 'rtl'): Sheet {
  const { doc } = pen;
  const left = (x: number, width: number): number => (direction === 'rtl' ? A4.width - x - width : x);
  const edges = { start: direction === 'rtl' ? 'right' : 'left', end: direction === 'rtl' ? 'left' : 'right' } as const;

  const text: Sheet['text'] = (typed, { at = 'start', ...box }) =>
    pen.text(typed, { ...box, x: left(box.x, box.width), ...(at === 'center' ? { align: 'center' as const } : { edge: edges[at] }) });

  const rule: Sheet['rule'] = (y, { x, width } = { x: MARGIN, width: WIDTH }) => {
    const from = left(x, width);
    doc.lineWidth(0.2 * MM).moveTo(from * MM, y * MM).lineTo((from + width) * MM, y * MM).stroke(INK.rule);
  };

  const shade: Sheet['shade'] = ({ x, y, width, height }) => void doc.rect(left(x, width) * MM, y * MM, width * MM, height * MM).fill(INK.shade);

  return {
    pen,
    text,
    rule,
    shade,
    frame: ({ x, y, width, height }) => void doc.lineWidth(0.2 * MM).rect(left(x, width) * MM, y * MM, width * MM, height * MM).stroke(INK.quiet),
    field: (caption, value, { size = 9, y, ...cell }) => {
      const used = text(caption, { x: cell.x, y, width: cell.width, size: CAPTION, least: 4.5, color: INK.quiet });
      return used + (value === '' ? 0 : text(value, { ...cell, y: y + used, size, least: cell.least ?? 6 }));
    },
    table: (columns, rows, top) => {
      shade({ x: MARGIN, y: top, width: WIDTH, height: HEAD_HEIGHT });
      const places = columns.map((column, index) => ({ ...column, x: MARGIN + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0) + PADDING, inner: column.width - 2 * PADDING }));
      for (const { caption, x, inner, figures } of places) text(caption, { x, y: top + 1, width: inner, size: CAPTION, least: 4.5, lines: 2, color: INK.quiet, at: figures === true ? 'end' : 'start' });
      let y = top + HEAD_HEIGHT;
      for (const row of rows) {
        const heights = places.map(({ x, inner, figures, lines = 1 }, index) =>
          text(row[index] ?? '', { x, y: y + PADDING, width: inner, size: 8.5, least: 5, lines, ...(figures === true ? { at: 'end' as const, direction: 'ltr' as const } : {}) }),
        );
        y += Math.max(...heights) + 2 * PADDING;
        rule(y);
      }
      return y;
    },
  };
}
