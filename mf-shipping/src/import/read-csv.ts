/** A CSV file as a table. Runs in a worker; stops at the first row too many. */
import Papa from 'papaparse';
import { ORDER_IMPORT } from '@amberlane/contract/domain/order-import';
import type { Locale } from '@amberlane/contract/site';
import { decode } from './decode.ts';
import { toTable, type ReadTable } from './table.ts';

/** Lines without a word are not counted against the limit, but end the reading as well. */
const MOST_LINES = 2 * ORDER_IMPORT.maxRows + 2;

export function readCsv(bytes: Uint8Array, locale: Locale): ReadTable {
  const text = decode(bytes, locale).replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(text, { preview: MOST_LINES, delimiter: delimiterOf(text) });
  const filled = data.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  if (data.length >= MOST_LINES && filled.length > ORDER_IMPORT.maxRows) return { problem: 'tooManyRows' };
  return toTable(data, null);
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** What parts the heads: the mark that stands most often in the first line with words, outside of quotes. */
function delimiterOf(text: string): string {
  const [heads = ''] = /^.*\S.*$/m.exec(text.slice(0, HEADS_LENGTH)) ?? [];
  const bare = heads.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Characters in which the heads of a file stand. */
const HEADS_LENGTH = 20_000;
