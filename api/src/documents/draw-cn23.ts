/**
 * The customs declaration CN 23 (UPU Convention Manual, form CN 23) in a layout of our own with the fields and numbers of the
 * form, in English and in the reader's language. What we do not know is left to be written by hand.
 */
import type { Locale } from '@amberlane/contract/site';
import { amountText } from '../files/order-label.ts';
import { drawCode128 } from '../label/codes.ts';
import { MM } from '../label/pen.ts';
import { drawLogo } from '../label/logo.ts';
import { drawParty } from './draw-party.ts';
import type { OrderFacts } from './order-facts.ts';
import { INK, MARGIN, WIDTH, type Sheet } from './sheet.ts';
import { bothWords, word, type WordKey } from './words.ts';

const NUMBERS = { direction: 'ltr' } as const;
const HALF = WIDTH / 2;
const PAD = 2;
const MIDDLE = MARGIN + HALF;
const TOP = 38;
const PARTY_HEIGHT = 42;
const ADDRESSES_END = TOP + 2 * PARTY_HEIGHT;

export function drawCn23(sheet: Sheet, facts: OrderFacts, locale: Locale): void {
  const both = (key: WordKey): string => bothWords(key, locale);
  drawHead(sheet, facts, both);
  drawAddresses(sheet, facts, both, TOP);
  const y = drawContents(sheet, facts, both, ADDRESSES_END);
  drawSums(sheet, facts, both, y);
  const lower = y + 12;
  drawCategory(sheet, facts, both, lower);
  drawPapers(sheet, facts, both, lower + 27);
  drawDeclaration(sheet, locale, lower + 50);
  sheet.frame({ x: MARGIN, y: TOP, width: WIDTH, height: lower + 86 - TOP });
}

type Both = (key: WordKey) => string;

function drawHead(sheet: Sheet, { waybillNo }: OrderFacts, both: Both): void {
  drawLogo(sheet.pen, MARGIN, 11, 7);
  sheet.text(both('cn23Title').toUpperCase(), { x: MARGIN, y: 21, width: 100, size: 13, least: 8, weight: 'bold', ...NUMBERS });
  sheet.text(both('mayBeOpened'), { x: MARGIN, y: 29, width: 100, size: 8.5, least: 6, color: INK.quiet, ...NUMBERS });
  sheet.text('CN 23', { x: MARGIN + WIDTH - 30, y: 8, width: 30, size: 20, weight: 'bold', at: 'end', ...NUMBERS });
  drawCode128(sheet.pen, waybillNo, { x: MIDDLE + 4, y: 17.5, width: HALF - 4, height: 12 });
  sheet.text(waybillNo, { x: MIDDLE + 4, y: 30.5, width: HALF - 4, size: 11, least: 8, weight: 'bold', at: 'center', ...NUMBERS });
}

/** From and to, each beside the references of that side. */
function drawAddresses(sheet: Sheet, { sender, recipient, orderNo, reference }: OrderFacts, both: Both, y: number): void {
  const height = PARTY_HEIGHT;
  const left = { x: MARGIN + PAD, width: HALF + 18 - 2 * PAD };
  const right = { x: MARGIN + HALF + 18 + PAD, width: HALF - 18 - 2 * PAD };
  drawParty(sheet, both('sender'), sender, { ...left, y: y + 1.5, height: height - 3 });
  sheet.rule(y + height);
  drawParty(sheet, both('recipient'), recipient, { ...left, y: y + height + 1.5, height: height - 3 });
  sheet.field(both('senderReference'), reference === '' ? orderNo : `${orderNo} / ${reference}`, { ...right, y: y + 1.5, ...NUMBERS });
  sheet.field(both('importerReference'), recipient.nationalId, { ...right, y: y + height + 1.5, ...NUMBERS });
  const contact = [recipient.phone, recipient.email].filter((part) => part !== '').join('\n');
  sheet.field(both('importerContact'), contact, { ...right, y: y + height + 16, lines: 3, ...NUMBERS });
  const { doc } = sheet.pen;
  doc.lineWidth(0.2 * MM).moveTo((right.x - PAD) * MM, y * MM).lineTo((right.x - PAD) * MM, (y + 2 * height) * MM).stroke(INK.rule);
  sheet.rule(y + 2 * height);
}

function drawContents(sheet: Sheet, { goods, currency }: OrderFacts, both: Both, y: number): number {
  return sheet.table(
    [
      { caption: `${both('contents')} (1)`, width: 70, lines: 3 }, { caption: `${both('quantity')} (2)`, width: 17, figures: true }, { caption: `${both('netWeight')} (3)`, width: 22, figures: true },
      { caption: `${both('value')} ${currency} (5)`, width: 27, figures: true }, { caption: `${both('tariffNumber')} (7)`, width: 26, figures: true }, { caption: `${both('originCountry')} (8)`, width: 24, figures: true },
    ],
    // A weight that nobody named is left to be written.
    goods.map(({ name, localName, quantity, netWeight, amount, hsCode, origin }) => [localName === '' ? name : `${name} / ${localName}`, String(quantity), netWeight, amount, hsCode, origin]),
    y,
  );
}

function drawSums(sheet: Sheet, { weight, total, price }: OrderFacts, both: Both, y: number): void {
  const third = WIDTH / 3;
  const cells: readonly (readonly [string, string])[] = [[`${both('totalGross')} (4)`, weight], [`${both('totalValue')} (6)`, amountText(total)], [`${both('fees')} (9)`, price === null ? '' : amountText(price)]];
  for (const [index, [caption, value]] of cells.entries()) sheet.field(caption, value, { x: MARGIN + PAD + index * third, y: y + 1.5, width: third - 2 * PAD, size: 10, weight: 'bold', ...NUMBERS });
  sheet.rule(y + 12);
}

const CATEGORIES = ['gift', 'documents', 'sample', 'returned', 'ecommerce', 'other'] as const satisfies readonly WordKey[];

function drawCategory(sheet: Sheet, { purpose, onlyDocuments }: OrderFacts, both: Both, y: number): void {
  const chosen = onlyDocuments ? 'documents' : purpose;
  sheet.rule(y);
  sheet.text(`${both('category')} (10)`, { x: MARGIN + PAD, y: y + 1.2, width: WIDTH, size: 6.5, color: INK.quiet, ...NUMBERS });
  const width = (WIDTH - PAD) / 3;
  for (const [index, key] of CATEGORIES.entries()) {
    const [x, top] = [MARGIN + PAD + (index % 3) * width, y + 5.5 + Math.floor(index / 3) * 6];
    drawCheckbox(sheet, x, top, key === chosen);
    sheet.text(both(key), { x: x + 5.5, y: top - 0.3, width: width - 8, size: 8.5, least: 5.5, weight: key === chosen ? 'bold' : 'regular', ...NUMBERS });
  }
  sheet.text(both('explanation'), { x: MARGIN + PAD, y: y + 18.4, width: 40, size: 7.5, least: 5, color: INK.quiet, ...NUMBERS });
  sheet.rule(y + 23, { x: MARGIN + 44, width: WIDTH - 46 });
  sheet.rule(y + 27);
}

function drawCheckbox({ pen: { doc } }: Sheet, x: number, y: number, isChecked: boolean): void {
  const side = 3.8;
  doc.lineWidth(0.3 * MM).rect(x * MM, y * MM, side * MM, side * MM).stroke(INK.text);
  if (!isChecked) return;
  doc.moveTo((x + 0.7) * MM, (y + 0.7) * MM).lineTo((x + side - 0.7) * MM, (y + side - 0.7) * MM);
  doc.moveTo((x + side - 0.7) * MM, (y + 0.7) * MM).lineTo((x + 0.7) * MM, (y + side - 0.7) * MM);
  doc.lineWidth(0.6 * MM).stroke(INK.text);
}

function drawPapers(sheet: Sheet, { orderNo }: OrderFacts, both: Both, y: number): void {
  const third = WIDTH / 3;
  sheet.text(`${both('comments')} (11)`, { x: MARGIN + PAD, y: y + 1.2, width: WIDTH - 2 * PAD, size: 6.5, least: 5, lines: 2, color: INK.quiet, ...NUMBERS });
  sheet.rule(y + 12);
  const cells: readonly (readonly [string, string])[] = [[`${both('licence')} (12)`, ''], [`${both('certificate')} (13)`, ''], [`${both('invoice')} (14)`, orderNo]];
  for (const [index, [caption, value]] of cells.entries()) sheet.field(caption, value, { x: MARGIN + PAD + index * third, y: y + 13, width: third - 2 * PAD, size: 9, ...NUMBERS });
  sheet.rule(y + 23);
}

function drawDeclaration(sheet: Sheet, locale: Locale, y: number): void {
  const width = HALF + 18 - 2 * PAD;
  const top = y + 1.5 + sheet.text(word('cn23Declaration', 'en'), { x: MARGIN + PAD, y: y + 1.5, width, size: 7.5, least: 5.5, lines: 3 });
  if (locale !== 'en') sheet.pen.text(word('cn23Declaration', locale), { x: MARGIN + PAD, y: top, width, size: 7.5, least: 5.5, lines: 3 });
  sheet.text(`${bothWords('dateSignature', locale)} (15)`, { x: MARGIN + PAD, y: y + 31.5, width, size: 7.5, least: 5, color: INK.quiet, ...NUMBERS });
  sheet.rule(y + 31, { x: MARGIN + PAD, width });
  sheet.text(bothWords('office', locale), { x: MARGIN + HALF + 18 + PAD, y: y + 1.5, width: HALF - 18 - 2 * PAD, size: 6.5, least: 4.5, lines: 2, color: INK.quiet, ...NUMBERS });
}
