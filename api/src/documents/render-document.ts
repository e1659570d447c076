/** Papers of an order as a PDF of one sheet of A4. */
import PDFDocument from 'pdfkit';
import { directionOf, type Locale } from '@amberlane/contract/site';
import type { OrderDocument } from '@amberlane/contract/calls/files';
import { collectBytes } from '../label/collect-bytes.ts';
import { loadFaces } from '../label/faces.ts';
import { A4 } from '../label/label-sheets.ts';
import { MM, penOn } from '../label/pen.ts';
import { drawCn23 } from './draw-cn23.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawReceipt } from './draw-receipt.ts';
import type { OrderFacts } from './order-facts.ts';
import type { ReceiptPrice } from './receipt-price.ts';
import { sheetOn } from './sheet.ts';
import { word } from './words.ts';

export type Paper =
  | { readonly document: 'invoice' | 'cn23'; readonly facts: OrderFacts }
  | { readonly document: 'receipt'; readonly facts: OrderFacts; readonly price: ReceiptPrice };

const TITLES = { invoice: 'invoiceTitle', cn23: 'cn23Title', receipt: 'receiptTitle' } as const satisfies Readonly<Record<Exclude<OrderDocument, 'label'>, string>>;

/** Customs papers lie from left to right with English first; a receipt lies as its language does. */
export async function renderDocument(paper: Paper, locale: Locale): Promise<Buffer> {
  const { document, facts } = paper;
  const title = `${word(TITLES[document], locale)} ${facts.waybillNo}`;
  const doc = new PDFDocument({ font: '', size: [A4.width * MM, A4.height * MM], margin: 0, lang: locale, info: { Title: title, Creator: 'Amberlane', CreationDate: facts.madeAt } });
  const bytes = collectBytes(doc);
  const pen = penOn(doc, await loadFaces());
  if (paper.document === 'receipt') {
    const direction = directionOf(locale);
    drawReceipt(sheetOn(pen, direction), facts, paper.price, locale, direction === 'rtl');
  } else {
    const draw = paper.document === 'invoice' ? drawInvoice : drawCn23;
    draw(sheetOn(pen, 'ltr'), facts, locale);
  }
  doc.end();
  return bytes;
}
