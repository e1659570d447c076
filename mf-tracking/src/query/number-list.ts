/**
 * Reads what people paste: a list of tracking numbers, or a block of a spreadsheet with numbers among names and cities.
 * Pure.
 */
import { foldWaybillNo, isWaybillNo, judgeWaybillNo, parseWaybillList, RULES, type WaybillList } from '@amberlane/contract/domain';

export interface NumberList extends WaybillList {
  /** Words of a table that can't be tracking numbers; they are left out and counted. 0 for a plain list. */
  readonly leftOut: number;
  /** Numbers of a table beyond those that one query takes: told, not asked for. 0 for a plain list, which is refused. */
  readonly rest: number;
  /** Words of a table that were left out though they begin like a tracking number: they are named, so that none gets lost unseen. */
  readonly doubtful: readonly string[];
}

const LINES = /[\n\r]+/u;
const CELLS = /[\t,;|،؛，；、]+/u;
/** A typed number of another carrier: it stands alone on its line and is answered as a number that is not ours. */
const LONELY_NUMBER = /(?:\d.*){6}/;
/** Digits by which a number may be too long or too short and still be meant as one of ours. */
const NEARLY = 2;
/** Two letters, then figures alone. */
const BEGINS_LIKE_OURS = /^[A-Z]{2}\d{1,20}$/;
const MOST_NAMED = 5;

/**
 * A table is a text with at least one right tracking number and with words that can't be one. Its numbers are taken,
 * the rest is counted. Everything else is a list, in which each entry is judged by itself.
 */
export function readNumberList(typed: string): NumberList {
  const list = parseWaybillList(typed);
  const table = readTable(typed);
  if (!table.hasRightNumber || table.leftOut === 0) return { ...list, leftOut: 0, rest: 0, doubtful: [] };
  const max = RULES.tracking.maxNumbers;
  const { numbers } = table;
  return {
    numbers: [...numbers].slice(0, max),
    duplicates: table.mentions - numbers.size,
    count: Math.min(numbers.size, max),
    tooMany: false,
    leftOut: table.leftOut,
    rest: Math.max(0, numbers.size - max),
    doubtful: [...table.doubtful],
  };
}

interface Table {
  readonly numbers: Set<string>;
  mentions: number;
  leftOut: number;
  hasRightNumber: boolean;
  readonly doubtful: Set<string>;
}

function readTable(typed: string): Table {
  const table: Table = { numbers: new Set(), mentions: 0, leftOut: 0, hasRightNumber: false, doubtful: new Set() };
  for (const line of typed.split(LINES)) {
    const cells = line.split(CELLS).filter((cell) => cell.trim() !== '');
    for (const cell of cells) readCell(table, cell, cells.length === 1);
  }
  return table;
}

/** A cell is one number in any spelling, or words of which some may be numbers. */
function readCell(table: Table, cell: string, alone: boolean): void {
  if (take(table, cell)) return;
  const words = cell.trim().split(/\s+/u);
  if (words.length === 1 && alone && LONELY_NUMBER.test(foldWaybillNo(cell))) {
    add(table, foldWaybillNo(cell));
    return;
  }
  for (const word of words) if (words.length === 1 || !take(table, word)) leaveOut(table, word);
}

function leaveOut(table: Table, word: string): void {
  table.leftOut += 1;
  const folded = foldWaybillNo(word);
  if (BEGINS_LIKE_OURS.test(folded) && table.doubtful.size < MOST_NAMED) table.doubtful.add(folded);
}

function take(table: Table, typed: string): boolean {
  const folded = foldWaybillNo(typed);
  const isRight = isWaybillNo(folded);
  if (!isRight && !isNearlyOurs(folded)) return false;
  table.hasRightNumber ||= isRight;
  add(table, folded);
  return true;
}

function add(table: Table, number: string): void {
  table.numbers.add(number);
  table.mentions += 1;
}

function isNearlyOurs(folded: string): boolean {
  const verdict = judgeWaybillNo(folded);
  if (verdict.kind !== 'shape') return true;
  return verdict.suggestion !== null || (verdict.missing !== null && Math.abs(verdict.missing) <= NEARLY);
}
