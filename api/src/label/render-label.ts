/** Shipping labels as a PDF, 100 × 150 mm, one page for each piece. */
import PDFDocument from 'pdfkit';
import { collectBytes } from './collect-bytes.ts';
import { drawCode128, drawQr } from './codes.ts';
import { loadFaces } from './faces.ts';
import { LABEL_LANGUAGE, type LabelData, type LabelParty } from './label-data.ts';
import { drawLogo } from './logo.ts';
import { MM, penOn, type Pen } from './pen.ts';
import { textOf } from '../texts.ts';
import { directionOf } from './visual-runs.ts';

export const PAGE = { width: 100, height: 150, margin: 4 } as const;
export const MOST_LABELS = 20;

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
/** Numbers, dates and codes are read from the left in every language. */
const NUMBERS = { direction: 'ltr' } as const;

export const renderLabel = (data: LabelData): Promise<Buffer> => renderLabels([data]);

/** Labels one after the other, {@link MOST_LABELS} at most; throws RangeError for none or more. */
export async function renderLabels(labels: readonly LabelData[]): Promise<Buffer> {
  if (labels.length === 0 || labels.length > MOST_LABELS) throw new RangeError(`1 to ${MOST_LABELS} labels fit into a file`);
  const faces = await loadFaces();
  const title = labels.map(({ waybillNo }) => waybillNo).join(' ');
  const [{ createdAt } = { createdAt: new Date() }] = labels;
  const doc = new PDFDocument({ autoFirstPage: false, font: '', size: [PAGE.width * MM, PAGE.height * MM], margin: 0, info: { Title: title, Creator: 'Amberlane', CreationDate: createdAt } });
  const bytes = collectBytes(doc);
  const pen = penOn(doc, faces);
  for (const label of labels) {
    for (let piece = 1; piece <= label.pieces; piece += 1) {
      doc.addPage();
      drawLabel(pen, label, piece);
      // A hundred pieces take a second or two: other calls are answered between the pages.
      await new Promise<void>((resolve) => void setImmediate(resolve));
    }
  }
  doc.end();
  return bytes;
}

/** One piece of a shipment in the upper left corner of where the pen draws. */
export function drawLabel(pen: Pen, data: LabelData, piece: number): void {
  drawHead(pen, data);
  drawRoute(pen, data, piece);
  drawBarcode(pen, data.waybillNo);
  drawReceiver(pen, data.receiver);
  drawSender(pen, data.sender);
  drawFoot(pen, data);
  pen.doc.lineWidth(0.4 * MM).rect(LEFT * MM, LEFT * MM, WIDTH * MM, (PAGE.height - 2 * PAGE.margin) * MM).stroke('#000000');
}

function rule({ doc }: Pen, y: number): void {
  doc.lineWidth(0.3 * MM).moveTo(LEFT * MM, y * MM).lineTo(RIGHT * MM, y * MM).stroke('#000000');
}

/** What it is: who carries it, by which product. White on black is seen across a hall. */
function drawHead(pen: Pen, { product, delivery }: LabelData): void {
  drawLogo(pen, LEFT + 2, 6, 7);
  pen.doc.rect(52 * MM, LEFT * MM, (RIGHT - 52) * MM, 11 * MM).fill('#000000');
  pen.text(product, { x: 54, y: 4.6, width: 40, size: 12, least: 6, weight: 'bold', color: '#ffffff', align: 'center', ...NUMBERS });
  pen.text(delivery, { x: 54, y: 10, width: 40, size: 7.5, least: 6, color: '#ffffff', align: 'center', ...NUMBERS });
  rule(pen, 15);
}

/** Where it goes, for whoever sorts: the largest letters of the page. */
function drawRoute(pen: Pen, { sortCode, destination, receiver, pieces, weightGrams }: LabelData, piece: number): void {
  pen.text(sortCode, { x: LEFT + 2, y: 15.6, width: 52, size: 30, least: 16, weight: 'bold', ...NUMBERS });
  pen.text(`${destination} · ${receiver.country}`, { x: LEFT + 2, y: 28, width: 52, size: 9.5, least: 5, weight: 'bold', ...NUMBERS });
  pen.doc.lineWidth(0.3 * MM).moveTo(60 * MM, 15 * MM).lineTo(60 * MM, 34 * MM).moveTo(78 * MM, 15 * MM).lineTo(78 * MM, 34 * MM).stroke('#000000');
  caption(pen, textOf('shipping-label.piece', LABEL_LANGUAGE).toUpperCase(), 61, 16, 16);
  pen.text(`${piece}/${pieces}`, { x: 61, y: 20.5, width: 16, size: 20, least: 9, weight: 'bold', align: 'center', ...NUMBERS });
  caption(pen, textOf('shipping-label.weight', LABEL_LANGUAGE).toUpperCase(), 79, 16, 16);
  pen.text(kilograms(weightGrams), { x: 79, y: 21.5, width: 16, size: 15, least: 7, weight: 'bold', align: 'center', ...NUMBERS });
  pen.text('kg', { x: 79, y: 28, width: 16, size: 8, align: 'center', ...NUMBERS });
  rule(pen, 34);
}

function drawBarcode(pen: Pen, waybillNo: string): void {
  drawCode128(pen, waybillNo, { x: LEFT + 0.5, y: 36, width: WIDTH - 1, height: 17 });
  pen.text(grouped(waybillNo), { x: LEFT + 2, y: 53.4, width: WIDTH - 4, size: 14, least: 9, weight: 'bold', align: 'center', ...NUMBERS });
  rule(pen, 60);
}

function drawReceiver(pen: Pen, party: LabelParty): void {
  pen.doc.rect(LEFT * MM, 60 * MM, 8 * MM, 36 * MM).fill('#000000');
  pen.text(textOf('shipping-label.to', LABEL_LANGUAGE).toUpperCase(), { x: LEFT, y: 75, width: 8, size: 11, weight: 'bold', color: '#ffffff', align: 'center', ...NUMBERS });
  drawParty(pen, party, { x: 14, y: 60.8, bottom: 95.4, name: 13, nameLines: 2, size: 9.5, readable: 7, least: 5 });
  rule(pen, 96);
}

function drawSender(pen: Pen, party: LabelParty): void {
  pen.text(textOf('shipping-label.from', LABEL_LANGUAGE).toUpperCase(), { x: LEFT, y: 103.5, width: 8, size: 6, weight: 'bold', align: 'center', ...NUMBERS });
  drawParty(pen, party, { x: 14, y: 96.4, bottom: 115.6, name: 8, nameLines: 1, size: 6.5, readable: 6, least: 4 });
  rule(pen, 116);
}

interface PartyBox {
  readonly x: number;
  readonly y: number;
  /** Millimetres from the top of the page; nothing is written below. */
  readonly bottom: number;
  /** Points. */
  readonly name: number;
  readonly nameLines: number;
  readonly size: number;
  /** Below this size the rows of the address stand one after the other, which takes less room. */
  readonly readable: number;
  readonly least: number;
}

/** The phone stands on its own line, where no script turns it around; the country is named before what may be cut. */
function drawParty(pen: Pen, { name, company, phone, lines, country, localLines }: LabelParty, { x, y, bottom, name: nameSize, nameLines, size, readable, least }: PartyBox): void {
  const width = RIGHT - 2 - x;
  let top = y + pen.text(name, { x, y, width, size: nameSize, least: least + 1, lines: nameLines, weight: 'bold' });
  if (company !== '') top += pen.text(company, { x, y: top, width, size, least });
  top += pen.text(phone, { x, y: top, width, size: size + 0.5, least, weight: 'bold', ...NUMBERS });
  const area = { width, height: bottom - top, size, least: readable };
  const apart = [...lines, country, ...localLines];
  const together = [country, joined(lines), joined(localLines)].filter((row) => row !== '');
  const own = pen.largest(apart, area);
  const rows = own === null ? together : apart;
  const fitting = own ?? pen.largest(together, { ...area, least }) ?? least;
  for (const row of rows) {
    const room = pen.linesIn(bottom - top, fitting);
    if (room > 0) top += pen.text(row, { x, y: top, width, size: fitting, lines: room });
  }
}

const joined = (lines: readonly string[]): string => lines.join(directionOf(lines.join(' ')) === 'rtl' ? '، ' : ', ');

/** What the courier has to know at the door, and the way to the tracking page. */
function drawFoot(pen: Pen, { cod, insured, remark, created, trackingUrl }: LabelData): void {
  const width = 60;
  const x = LEFT + 2;
  if (cod === null) {
    pen.text(textOf('shipping-label.noCod', LABEL_LANGUAGE).toUpperCase(), { x, y: 117.6, width, size: 8, weight: 'bold', ...NUMBERS });
  } else {
    pen.doc.rect(LEFT * MM, 116 * MM, (width + 3) * MM, 11 * MM).fill('#000000');
    pen.text(textOf('shipping-label.cod', LABEL_LANGUAGE).toUpperCase(), { x, y: 116.6, width, size: 7, color: '#ffffff', ...NUMBERS });
    pen.text(cod, { x, y: 119.4, width, size: 16, least: 8, weight: 'bold', color: '#ffffff', ...NUMBERS });
  }
  const top = cod === null ? 122 : 128;
  pen.text(insured === null ? textOf('shipping-label.notInsured', LABEL_LANGUAGE) : textOf('shipping-label.insured', LABEL_LANGUAGE, { amount: insured }), { x, y: top, width, size: 7.5, least: 5.5, ...NUMBERS });
  if (remark !== '') pen.text(remark, { x, y: top + 4, width, size: 7.5, least: 5.5, lines: 3 });
  pen.text(created, { x, y: 142, width, size: 6.5, least: 5, ...NUMBERS });
  drawQr(pen, trackingUrl, { x: 67.5, y: 116.5, width: 27 });
  pen.text(textOf('shipping-label.scan', LABEL_LANGUAGE), { x: 67.5, y: 142.4, width: 27, size: 6.5, align: 'center', ...NUMBERS });
}

const caption = (pen: Pen, text: string, x: number, y: number, width: number): number => pen.text(text, { x, y, width, size: 6.5, align: 'center', ...NUMBERS });

/** `1250` is `1.25`; a parcel below ten grams is not nothing. */
const kilograms = (grams: number): string => String(Number((grams / 1000).toFixed(3)));

/** Letters, then digits in fours, as they are read aloud. */
const grouped = (waybillNo: string): string => waybillNo.replace(/(?<=^[A-Z]{2})(?=\d)|(?<=\d)(?=(?:\d{4})+$)/g, ' ');
