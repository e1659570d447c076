/** A statement as CSV and as PDF: the same rows, oldest days last. */
import PDFDocument from 'pdfkit';
import type { CodEntry } from '@amberlane/contract/calls/cod';
import { FORMULA } from '@amberlane/contract/domain/address-csv-columns';
import { minorDigits } from '@amberlane/contract/domain/currencies';
import type { Money } from '@amberlane/contract/domain/money';
import { LOCALE_FACTS } from '@amberlane/contract/site';
import { loadFaces } from '../label/faces.ts';
import { drawLogo } from '../label/logo.ts';
import { MM, penOn, type Pen } from '../label/pen.ts';
import { directionOf } from '../label/visual-runs.ts';
import { textOf, type TextId } from '../texts.ts';
import { localDay } from '../tracking/wall-clock.ts';
import { plainAmount } from './plain-amount.ts';
import type { StatementName } from './statement-token.ts';

export interface Statement extends Omit<StatementName, 'accountId' | 'format'> {
  readonly entries: readonly CodEntry[];
  readonly madeAt: Date;
}

/** `1,349.00`: for people; figures are Latin in every language of the site. */
const grouped = ({ amount, currency }: Money): string => {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
const dayOf = ({ deliveredAt, timeZone }: CodEntry): string => localDay(new Date(deliveredAt), timeZone);

/** `Harbour Bank ••••4821`; '' where it is not known. */
const paidToText = ({ remittance }: CodEntry): string => (remittance?.paidTo ? `${remittance.paidTo.provider} ••••${remittance.paidTo.lastFour}` : '');

const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that no spreadsheet runs (RFC 4180). Own amounts may begin with a minus. */
const cell = (text: string): string => `"${(FORMULA.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function statementCsv({ entries, locale, currency }: Statement): Buffer {
  const head = (name: ColumnName): string => textOf(`cod-statement.column.${name}`, locale);
  const money = (name: 'collected' | 'fee' | 'net'): string => `${head(name)} (${currency})`;
  const open = textOf('cod-statement.open', locale);
  const heads = [head('day'), head('waybill'), head('order'), head('recipient'), money('collected'), money('fee'), money('net'), head('payment'), head('paidOn'), head('paidTo')];
  const rows = entries.map((entry) => [
    dayOf(entry), entry.waybillNo, entry.orderNo, entry.recipient, plainAmount(entry.collected), plainAmount(entry.fee), plainAmount(entry.net),
    entry.remittance?.reference ?? open, entry.remittance?.at.slice(0, 10) ?? '', paidToText(entry),
  ]);
  return Buffer.from(`${BYTE_ORDER_MARK}${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`);
}

/** A4 on its side, millimetres. */
const PAGE = { width: 297, height: 210, margin: 14 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const ROW = 7;
const FIRST_ROWS_AT = 74;
const ROWS_AT = 28;
const LAST_ROW_AT = PAGE.height - 24;
const FIRST_ROWS = Math.floor((LAST_ROW_AT - FIRST_ROWS_AT) / ROW);
const ROWS = Math.floor((LAST_ROW_AT - ROWS_AT) / ROW);
const PLAIN = { direction: 'ltr' } as const;

type ColumnName = TextId extends infer Id ? (Id extends `cod-statement.column.${infer Name}` ? Name : never) : never;

interface Column {
  readonly head: string;
  readonly width: number;
  /** Room before it, where figures end and words begin. */
  readonly before?: number;
  readonly figures?: boolean;
  /** Text in the reader's script; everything else is read from the left. */
  readonly words?: boolean;
  readonly text: (entry: CodEntry) => string;
}

function columnsOf({ locale }: Statement): readonly Column[] {
  const head = (name: ColumnName): string => textOf(`cod-statement.column.${name}`, locale);
  const open = textOf('cod-statement.open', locale);
  return [
    { head: head('day'), width: 21, text: dayOf },
    { head: head('waybill'), width: 32, text: ({ waybillNo }) => waybillNo },
    { head: head('order'), width: 33, text: ({ orderNo }) => orderNo },
    { head: head('recipient'), width: 40, words: true, text: ({ recipient }) => recipient },
    { head: head('collected'), width: 24, figures: true, text: ({ collected }) => grouped(collected) },
    { head: head('fee'), width: 18, figures: true, text: ({ fee }) => grouped(fee) },
    { head: head('net'), width: 24, figures: true, text: ({ net }) => grouped(net) },
    { head: head('paidOn'), before: 5, width: 21, words: true, text: ({ remittance }) => remittance?.at.slice(0, 10) ?? open },
    { head: head('paidTo'), width: 51, text: paidToText },
  ];
}

export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { entries, locale, madeAt } = statement;
  const doc = new PDFDocument({
    autoFirstPage: false, font: '', size: 'A4', layout: 'landscape', margin: 0,
    info: { Title: textOf('cod-statement.title', locale), Creator: 'Amberlane', CreationDate: madeAt },
    lang: LOCALE_FACTS[locale].tag,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const pen = penOn(doc, await loadFaces());
  const pages = 1 + Math.ceil(Math.max(0, entries.length - FIRST_ROWS) / ROWS);
  for (let page = 0; page < pages; page += 1) {
    doc.addPage();
    const top = page === 0 ? drawHead(pen, statement) : ROWS_AT;
    const begin = page === 0 ? 0 : FIRST_ROWS + (page - 1) * ROWS;
    drawTable(pen, statement, entries.slice(begin, begin + (page === 0 ? FIRST_ROWS : ROWS)), top);
    const foot = textOf('cod-statement.page', locale, { page: String(page + 1), pages: String(pages) });
    pen.text(foot, { x: PAGE.margin, y: PAGE.height - 14, width: WIDTH, size: 8, align: 'center', color: '#5c5348' });
    // Calls are answered between the pages.
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  doc.end();
  return done;
}

/** In the order in which they are shown. */
const SUMS = ['collected', 'fee', 'remitted', 'open'] as const;

/** Gives where the table begins. */
function drawHead(pen: Pen, statement: Statement): number {
  const { locale, currency, from, to, madeAt } = statement;
  drawLogo(pen, PAGE.margin, 14, 9);
  pen.text(textOf('cod-statement.title', locale), { x: PAGE.margin, y: 28, width: WIDTH, size: 17, weight: 'bold' });
  const period = from === '' && to === '' ? textOf('cod-statement.allTime', locale) : `${from || '…'} – ${to || '…'}`;
  pen.text(`${textOf('cod-statement.period', locale)}: ${period} · ${currency} · ${textOf('cod-statement.made', locale)}: ${madeAt.toISOString().slice(0, 10)}`, { x: PAGE.margin, y: 38, width: WIDTH, size: 9, color: '#5c5348' });
  const sums = sumsOf(statement);
  for (const [index, name] of SUMS.entries()) {
    const place = LOCALE_FACTS[locale].dir === 'rtl' ? 3 - index : index;
    const x = PAGE.margin + place * (WIDTH / 4) + (LOCALE_FACTS[locale].dir === 'rtl' ? 4 : 0);
    pen.text(textOf(`cod-statement.sum.${name}`, locale), { x, y: 48, width: WIDTH / 4 - 4, size: 8.5, color: '#5c5348', ...startOf(locale) });
    pen.text(`${currency} ${grouped({ amount: sums[name], currency })}`, { x, y: 53, width: WIDTH / 4 - 4, size: 12, least: 8, weight: 'bold', ...startOf(locale), ...PLAIN });
  }
  return FIRST_ROWS_AT;
}

const startOf = (locale: Statement['locale']) => ({ align: LOCALE_FACTS[locale].dir === 'rtl' ? ('end' as const) : ('start' as const), direction: 'ltr' as const });

/** Minor units. */
export function sumsOf({ entries }: Pick<Statement, 'entries'>) {
  const sum = (value: (entry: CodEntry) => number): number => entries.reduce((total, entry) => total + value(entry), 0);
  return {
    collected: sum(({ collected }) => collected.amount), fee: sum(({ fee }) => fee.amount),
    remitted: sum(({ net, remittance }) => (remittance ? net.amount : 0)), open: sum(({ net, remittance }) => (remittance ? 0 : net.amount)),
  };
}

/** Names stand at the start of the page's lines, whatever their own script. */
const sideOf = (text: string, isRtl: boolean): 'start' | 'end' => ((directionOf(text) === 'rtl') === isRtl ? 'start' : 'end');

function drawTable(pen: Pen, statement: Statement, entries: readonly CodEntry[], top: number): void {
  const isRtl = LOCALE_FACTS[statement.locale].dir === 'rtl';
  const columns = columnsOf(statement);
  let offset = 0;
  for (const { head, width, before = 0, figures = false, words = false, text } of columns) {
    offset += before;
    const x = isRtl ? PAGE.width - PAGE.margin - offset - width : PAGE.margin + offset;
    const atEnd = figures !== isRtl;
    const box = { x: x + 0.75, width: width - 1.5, size: 8.5, least: 6, align: atEnd ? ('end' as const) : ('start' as const) };
    pen.text(head, { ...box, y: top - 7.5, weight: 'bold', direction: 'ltr' });
    for (const [row, entry] of entries.entries()) pen.text(text(entry), { ...box, y: top + row * ROW + 1.4, ...(words && !figures ? { align: sideOf(text(entry), isRtl) } : PLAIN) });
    offset += width;
  }
  for (let row = 0; row <= entries.length; row += 1) {
    const y = top + row * ROW;
    pen.doc.lineWidth(row === 0 ? 0.4 * MM : 0.1 * MM).moveTo(PAGE.margin * MM, y * MM).lineTo((PAGE.width - PAGE.margin) * MM, y * MM).stroke('#8a7f70');
  }
}
