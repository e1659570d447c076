/** Draws on a page in millimetres from its upper left corner, text in every script of the site. */
import type PDFDocument from 'pdfkit';
import { cleanText } from '@amberlane/contract/domain/text';
import { breakLines, shorten } from './line-breaks.ts';
import type { Faces, Weight } from './faces.ts';
import { directionOf, visualRuns, type Direction } from './visual-runs.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** PDF points in a millimetre. */
export const MM = 72 / 25.4;
/** Height of a line to the size of its letters; Arabic needs room below. */
const LEADING = 1.32;
/** From the top of a line to its baseline. */
const ASCENT = 1.02;
const SIZE_STEP = 0.5;

export interface TextBox {
  /** Millimetres. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Points; shrinks to `least` before the text is cut. */
  readonly size: number;
  readonly least?: number;
  readonly lines?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** `start` is right for Arabic and Urdu. */
  readonly align?: 'start' | 'center' | 'end';
  /** Edge that the lines touch whatever the text says; `align` counts for nothing then. */
  readonly edge?: 'left' | 'right';
  /** Direction whatever the text says: numbers are read from the left everywhere. */
  readonly direction?: Direction;
  /** Words of ours with nothing typed by people: their bidirectional isolates are kept. */
  readonly own?: boolean;
}

export interface Pen {
  readonly doc: Doc;
  /** Gives the height that was used, millimetres; 0 for text without a visible character. */
  text(typed: string, box: TextBox): number;
  /** Largest size from `size` down to `least` at which all rows fit below each other, each on as many lines as it needs; null when none does. */
  largest(rows: readonly string[], area: { readonly width: number; readonly height: number; readonly size: number; readonly least: number }): number | null;
  /** Lines of a size that fit into a height. */
  linesIn(height: number, size: number): number;
}

export function penOn(doc: Doc, faces: Faces): Pen {
  for (const face of [...faces.regular, ...faces.bold]) doc.registerFont(face.name, face.bytes);

  const runsOf = (line: string, weight: Weight, direction: Direction) => visualRuns(line, direction, faces[weight]);

  /** Widths at one point, which every size is a multiple of: laying out is what takes time. */
  const widths = new Map<string, number>();

  /** With a feature named, the document lays out a run as a whole, so that letters join over blanks and marks. */
  function widthOf(line: string, weight: Weight, size: number): number {
    const key = `${weight} ${line}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size;
    const width = runsOf(line, weight, directionOf(line)).reduce((sum, { text, face }) => sum + doc.font(face.name).fontSize(100).widthOfString(text, { features: ['kern'] }), 0) / 100;
    widths.set(key, width);
    return width * size;
  }

  function fit(text: string, { width, size, least = size, lines = 1, weight = 'regular' }: TextBox): { lines: string[]; size: number } {
    const room = width * MM;
    for (let tried = size; ; tried -= SIZE_STEP) {
      const measure = (line: string): number => widthOf(line, weight, tried);
      const broken = text.split('\n').flatMap((paragraph) => breakLines(paragraph, room, measure));
      if (broken.length <= lines) return { lines: broken, size: tried };
      if (tried - SIZE_STEP >= least) continue;
      return { lines: [...broken.slice(0, lines - 1), shorten(broken.slice(lines - 1).join(' '), room, measure)], size: tried };
    }
  }

  function drawLine(line: string, left: number, baseline: number, size: number, weight: Weight, direction: Direction): void {
    let x = left;
    for (const { text, face } of runsOf(line, weight, direction)) {
      doc.font(face.name).fontSize(size);
      doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: ['kern'] });
      x += doc.widthOfString(text, { features: ['kern'] });
    }
  }

  const linesIn = (height: number, size: number): number => Math.floor((height * MM) / (size * LEADING));

  return {
    doc,
    linesIn,
    largest: (rows, { width, height, size, least }) => {
      for (let tried = size; tried >= least; tried -= SIZE_STEP) {
        const needed = rows.reduce((sum, row) => sum + breakLines(cleanText(row), width * MM, (line) => widthOf(line, 'regular', tried)).length, 0);
        if (needed <= linesIn(height, tried)) return tried;
      }
      return null;
    },
    text: (typed, box) => {
      const text = box.own === true ? ownText(typed) : cleanText(typed);
      const direction = box.direction ?? directionOf(text);
      const weight = box.weight ?? 'regular';
      const { lines, size } = fit(text, box);
      doc.fillColor(box.color ?? '#000000');
      for (const [index, line] of lines.entries()) {
        const spare = box.width * MM - widthOf(line, weight, size);
        const left = box.x * MM + spare * shareBefore(box, direction);
        drawLine(line, left, box.y * MM + size * (ASCENT + index * LEADING), size, weight, direction);
      }
      return (lines.length * size * LEADING) / MM;
    },
  };
}

/** How much of the spare room of a line stands to its left. */
function shareBefore({ align = 'start', edge }: TextBox, direction: Direction): 0 | 0.5 | 1 {
  if (edge !== undefined) return edge === 'left' ? 0 : 1;
  if (align === 'center') return 0.5;
  return (align === 'start') === (direction === 'ltr') ? 0 : 1;
}

/** Blanks that no face draws become plain ones. */
const ownText = (written: string): string => written.normalize('NFC').replace(/[^\S\n]+/g, ' ').trim();
