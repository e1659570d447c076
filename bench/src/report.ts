/** What a benchmark gives: tables for people, figures held against their limits, everything as data. */
import type { Series } from './statistics.ts';

export type Cell = string | number | Series;

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** A first cell that names the row, then one cell a column. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A figure of quality §1. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** Must hold. */
  readonly gate: number;
  /** Where we are going. */
  readonly goal: number;
  /** Whether more is better; less is by default. */
  readonly moreIsBetter?: boolean;
  /** Milliseconds of this machine at this hour: told, but no failure. Ratios, counts and bytes gate. */
  readonly onlyTold?: boolean;
}

export type Verdict = 'goal reached' | 'gate kept' | 'GATE MISSED';

export interface Report {
  readonly tables: readonly Table[];
  readonly figures: readonly Figure[];
}

export interface Benchmark {
  readonly name: string;
  /** One sentence: what is compared with what. */
  readonly about: string;
  readonly run: () => Promise<Report>;
}

export function verdictOn({ value, gate, goal, moreIsBetter = false }: Figure): Verdict {
  const keeps = (limit: number): boolean => (moreIsBetter ? value >= limit : value <= limit);
  if (keeps(goal)) return 'goal reached';
  return keeps(gate) ? 'gate kept' : 'GATE MISSED';
}

/** Whole from a hundred on, two decimals below ten. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  const digits = Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1,564 (1,512–1,702)`: the median and what it lay between. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell);
  return `${numberText(cell.median)} (${numberText(cell.least)}–${numberText(cell.most)})`;
}

/** Figures that make the run a failure. */
export const missedGates = (figures: readonly Figure[]): Figure[] => figures.filter((figure) => !figure.onlyTold && verdictOn(figure) === 'GATE MISSED');

/** The table in columns of equal width, the first flush left and figures flush right. */
export function tableText({ title, columns, rows }: Table): string {
  const texts = [['', ...columns], ...rows.map((row) => row.map(cellText))];
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = texts.map((row) =>
    widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width))).join('  ').trimEnd(),
  );
  const [head = '', ...body] = lines;
  return [title, head, '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...body].join('\n');
}

export const figuresTable = (figures: readonly Figure[]): Table => ({
  title: 'Against quality §1',
  columns: ['value', 'gate', 'goal', ''],
  rows: figures.map((figure) => [
    figure.what,
    `${numberText(figure.value)}${figure.unit && ` ${figure.unit}`}`,
    figure.gate,
    figure.goal,
    verdictOn(figure),
  ]),
});
