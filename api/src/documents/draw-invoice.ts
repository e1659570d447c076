/** The commercial invoice: what customs of both countries ask for, in English and in the reader's language. One sheet of A4. */
import type { Locale } from '@amberlane/contract/site';
import { amountText } from '../files/order-label.ts';
import { drawLogo } from '../label/logo.ts';
import { drawParty } from './draw-party.ts';
import type { OrderFacts } from './order-facts.ts';
import { MARGIN, WIDTH, type Sheet } from './sheet.ts';
import { bothWords, word, type WordKey } from './words.ts';

const NUMBERS = { direction: 'ltr' } as const;
const GUTTER = 6;
const HALF = (WIDTH - GUTTER) / 2;
const PARTY_HEIGHT = 48;

export function drawInvoice(sheet: Sheet, facts: OrderFacts, locale: Locale): void {
  const both = (key: WordKey): string => bothWords(key, locale);
  drawLogo(sheet.pen, MARGIN, 12, 8);
  sheet.text(both('invoiceTitle').toUpperCase(), { x: MARGIN + 50, y: 11, width: WIDTH - 50, size: 16, least: 9, weight: 'bold', at: 'end' });
  let y = drawNumbers(sheet, facts, both, 25);
  y = drawParties(sheet, facts, both, y + 3);
  y = drawTerms(sheet, facts, locale, y + 3);
  y = drawGoods(sheet, facts, both, y + 3);
  y = drawTotals(sheet, facts, both, y + 2);
  drawSignature(sheet, locale, Math.max(y + 6, 228));
}

type Both = (key: WordKey) => string;

function drawNumbers(sheet: Sheet, { orderNo, day, waybillNo, reference }: OrderFacts, both: Both, y: number): number {
  const cells: readonly (readonly [WordKey, string])[] = [['invoiceNo', orderNo], ['date', day], ['waybill', waybillNo], ['reference', reference === '' ? '–' : reference]];
  const width = WIDTH / cells.length;
  sheet.rule(y);
  for (const [index, [key, value]] of cells.entries()) sheet.field(both(key), value, { x: MARGIN + index * width, y: y + 1.5, width: width - 3, size: 10, weight: 'bold', ...NUMBERS });
  sheet.rule(y + 11);
  return y + 11;
}

function drawParties(sheet: Sheet, { sender, recipient }: OrderFacts, both: Both, y: number): number {
  drawParty(sheet, both('shipper'), sender, { x: MARGIN, y, width: HALF, height: PARTY_HEIGHT });
  const height = recipient.nationalId === '' ? PARTY_HEIGHT : PARTY_HEIGHT - 5;
  const x = MARGIN + HALF + GUTTER;
  drawParty(sheet, both('consignee'), recipient, { x, y, width: HALF, height });
  if (recipient.nationalId !== '') sheet.text(`${both('nationalId')}: ${recipient.nationalId}`, { x, y: y + height, width: HALF, size: 8.5, least: 5, ...NUMBERS });
  sheet.rule(y + PARTY_HEIGHT + 2);
  return y + PARTY_HEIGHT + 2;
}

function drawTerms(sheet: Sheet, facts: OrderFacts, locale: Locale, y: number): number {
  const both = (key: WordKey): string => bothWords(key, locale);
  const third = WIDTH / 3;
  const upper: readonly (readonly [WordKey, string])[] = [['exportCountry', facts.sender.country], ['destinationCountry', facts.recipient.country], ['reason', both(facts.purpose)]];
  for (const [index, [key, value]] of upper.entries()) sheet.field(both(key), value, { x: MARGIN + index * third, y, width: third - 3, ...NUMBERS });
  const lower: readonly (readonly [WordKey, string])[] = [['currency', facts.currency], ['pieces', String(facts.pieces)], ['grossWeight', facts.weight]];
  for (const [index, [key, value]] of lower.entries()) sheet.field(both(key), value, { x: MARGIN + index * third, y: y + 10, width: third - 3, ...NUMBERS });
  const used = sheet.field(both('terms'), word(facts.terms, 'en'), { x: MARGIN, y: y + 20, width: WIDTH, ...NUMBERS });
  const own = locale === 'en' ? 0 : sheet.text(word(facts.terms, locale), { x: MARGIN, y: y + 20 + used, width: WIDTH, size: 9, least: 6 });
  return y + 20 + used + own;
}

function drawGoods(sheet: Sheet, { goods }: OrderFacts, both: Both, y: number): number {
  return sheet.table(
    [
      { caption: '', width: 8 }, { caption: both('description'), width: 74, lines: 4 }, { caption: both('hsCode'), width: 22, figures: true }, { caption: both('origin'), width: 20, lines: 2 },
      { caption: both('quantity'), width: 16, figures: true }, { caption: both('unitPrice'), width: 22, figures: true }, { caption: both('amount'), width: 24, figures: true },
    ],
    goods.map(({ name, localName, hsCode, origin, quantity, unitPrice, amount }, index) => [
      String(index + 1), localName === '' ? name : `${name} / ${localName}`, hsCode === '' ? '–' : hsCode, origin, String(quantity), unitPrice, amount,
    ]),
    y,
  );
}

function drawTotals(sheet: Sheet, { total, price }: OrderFacts, both: Both, y: number): number {
  const row = (key: WordKey, value: string, top: number, weight: 'regular' | 'bold'): number => {
    const cell = { y: top, weight, least: 6 };
    const height = sheet.text(both(key), { ...cell, x: MARGIN + 30, width: WIDTH - 30 - 42, size: weight === 'bold' ? 10 : 8.5, at: 'end', ...NUMBERS });
    sheet.text(value, { ...cell, x: MARGIN + WIDTH - 40, width: 38.6, size: weight === 'bold' ? 11 : 9, at: 'end', ...NUMBERS });
    return top + height + 1;
  };
  const below = row('goodsTotal', amountText(total), y, 'bold');
  return price === null ? below : row('freight', amountText(price), below, 'regular');
}

function drawSignature(sheet: Sheet, locale: Locale, y: number): void {
  let top = y + sheet.text(word('invoiceDeclaration', 'en'), { x: MARGIN, y, width: WIDTH, size: 8.5, least: 6, lines: 2 });
  if (locale !== 'en') top += sheet.pen.text(word('invoiceDeclaration', locale), { x: MARGIN, y: top, width: WIDTH, size: 8.5, least: 6, lines: 2 });
  const keys: readonly WordKey[] = ['nameAndTitle', 'signature', 'date'];
  const third = (WIDTH - 2 * GUTTER) / keys.length;
  for (const [index, key] of keys.entries()) {
    const x = MARGIN + index * (third + GUTTER);
    sheet.rule(top + 20, { x, width: third });
    sheet.text(bothWords(key, locale), { x, y: top + 21, width: third, size: 7.5, least: 5, ...NUMBERS });
  }
}
