/** The receipt: what the shipment costs, line by line with the rule of each, in the reader's language. One sheet of A4. */
import type { PriceLine } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { drawLogo } from '../label/logo.ts';
import { lineLabel } from '../quotes/quote-wire.ts';
import { dayText, kilograms, moneyText } from '../rates/figures.ts';
import { A4 } from '../label/label-sheets.ts';
import { drawParty } from './draw-party.ts';
import type { OrderFacts } from './order-facts.ts';
import type { ReceiptPrice } from './receipt-price.ts';
import { INK, MARGIN, WIDTH, type Sheet } from './sheet.ts';
import { word, type WordKey } from './words.ts';

const LOGO_HEIGHT = 8;
const LOGO_WIDTH = LOGO_HEIGHT * 5.5;
const GUTTER = 6;
const HALF = (WIDTH - GUTTER) / 2;
const FIGURES = { direction: 'ltr', own: true } as const;

export function drawReceipt(sheet: Sheet, facts: OrderFacts, price: ReceiptPrice, locale: Locale, isMirrored: boolean): void {
  drawLogo(sheet.pen, isMirrored ? A4.width - MARGIN - LOGO_WIDTH : MARGIN, 12, LOGO_HEIGHT);
  sheet.text(word('receiptTitle', locale), { x: MARGIN + 60, y: 11, width: WIDTH - 60, size: 18, least: 10, weight: 'bold', at: 'end' });
  let y = drawNumbers(sheet, facts, locale, 25);
  drawParty(sheet, word('sender', locale), facts.sender, { x: MARGIN, y: y + 3, width: HALF, height: 38 });
  drawParty(sheet, word('recipient', locale), facts.recipient, { x: MARGIN + HALF + GUTTER, y: y + 3, width: HALF, height: 38 });
  y += 43;
  sheet.rule(y);
  y = drawShipment(sheet, facts, price, locale, y + 2);
  y = drawLines(sheet, price, locale, y + 3);
  y = drawTotal(sheet, price, locale, y + 3);
  drawNotes(sheet, facts, price, locale, y + 5);
}

function drawNumbers(sheet: Sheet, { orderNo, day, waybillNo, reference }: OrderFacts, locale: Locale, y: number): number {
  const cells: readonly (readonly [WordKey, string])[] = [['orderNo', orderNo], ['date', dayText(day, locale)], ['waybill', waybillNo], ['reference', reference === '' ? '–' : reference]];
  const width = WIDTH / cells.length;
  sheet.rule(y);
  for (const [index, [key, value]] of cells.entries()) {
    sheet.field(word(key, locale), value, { x: MARGIN + index * width, y: y + 1.5, width: width - 3, size: 10, weight: 'bold', ...(key === 'date' ? {} : { direction: 'ltr' as const }) });
  }
  sheet.rule(y + 11);
  return y + 11;
}

function drawShipment(sheet: Sheet, facts: OrderFacts, { detail }: ReceiptPrice, locale: Locale, y: number): number {
  const weight = (grams: number): string => `${kilograms(grams, locale)} ${word('kg', locale)}`;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const route = [facts.sender.countryCode, facts.recipient.countryCode].map((country) => names.of(country) ?? country).join(' – ');
  const cells: readonly (readonly [WordKey, string])[] = [
    ['service', word(facts.product, locale)], ['route', route], ['pieces', String(facts.pieces)], ['actualWeight', weight(facts.weightGrams)],
    ...(detail ? [['chargeableWeight', weight(detail.chargeableGrams)] as const] : []),
  ];
  const widths = [36, 56, 22, 32, 40];
  let x = MARGIN;
  for (const [index, [key, value]] of cells.entries()) {
    const width = widths[index] ?? 30;
    sheet.field(word(key, locale), value, { x, y, width: width - 3 });
    x += width;
  }
  return y + 9;
}

function drawLines(sheet: Sheet, { detail, total }: ReceiptPrice, locale: Locale, y: number): number {
  const rows = detail ? detail.lines.map((line) => rowOf(line, locale)) : [[word('shippingTotal', locale), '–', plain(moneyText(total, locale))]];
  return sheet.table(
    [{ caption: word('charge', locale), width: 102, lines: 2 }, { caption: word('rule', locale), width: 50, figures: true }, { caption: word('amount', locale), width: 34, figures: true }],
    rows,
    y,
  );
}

const rowOf = (line: PriceLine, locale: Locale): string[] => [lineLabel(line, locale), line.ruleId, plain(moneyText({ amount: line.amount, currency: line.currency }, locale))];

/** Figures stand in cells of their own, which are read from the left. */
const plain = (figure: string): string => figure.replace(/[\u2066\u2069]/g, '');

function drawTotal(sheet: Sheet, { total }: ReceiptPrice, locale: Locale, y: number): number {
  sheet.text(word('total', locale), { x: MARGIN + 80, y, width: WIDTH - 80 - 52, size: 12, weight: 'bold', at: 'end' });
  sheet.text(plain(moneyText(total, locale)), { x: MARGIN + WIDTH - 50, y: y - 0.4, width: 48.6, size: 13, least: 8, weight: 'bold', at: 'end', ...FIGURES });
  return y + 7;
}

function drawNotes(sheet: Sheet, { cod, insured }: OrderFacts, { detail }: ReceiptPrice, locale: Locale, y: number): void {
  const amounts: readonly (readonly [WordKey, OrderFacts['cod']])[] = [['cod', cod], ['insured', insured]];
  let top = y;
  for (const [key, amount] of amounts) {
    if (amount !== null) top += sheet.text(`${word(key, locale)}: ${moneyText(amount, locale)}`, { x: MARGIN, y: top, width: WIDTH, size: 9, least: 7, own: true });
  }
  for (const key of [...(detail ? [] : ['linesMissing' as const]), 'estimated' as const, 'taxNote' as const]) {
    top += 1 + sheet.text(word(key, locale), { x: MARGIN, y: top + 1, width: WIDTH, size: 8.5, least: 6.5, lines: 3, color: INK.quiet });
  }
}
