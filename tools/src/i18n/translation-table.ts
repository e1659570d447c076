/**
 * Messages of one part as a table for translators and back: CSV (RFC 4180) with id, description, English and the
 * translation. Pure: texts in, texts out.
 */
import papaparse from 'papaparse';

export interface TranslationRow {
  readonly id: string;
  /** What the translator should know. */
  readonly description: string;
  readonly english: string;
  readonly translation: string;
}

const HEADER = ['id', 'description', 'en', 'translation'] as const;
/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF';

export const writeTable = (rows: readonly TranslationRow[]): string =>
  `${MARK}${papaparse.unparse([HEADER, ...rows.map(({ id, description, english, translation }) => [id, description, english, translation])])}\r\n`;

/** Throws when the columns are not those that `writeTable` wrote. */
export function readTable(text: string): TranslationRow[] {
  const [header = [], ...rows] = papaparse.parse<string[]>(text.replace(MARK, ''), { delimiter: ',', skipEmptyLines: true }).data;
  if (header.join() !== HEADER.join()) throw new Error(`The columns must be ${HEADER.join(', ')}, but are ${header.join(', ')}.`);
  return rows.map(([id = '', description = '', english = '', translation = '']) => ({ id, description, english, translation }));
}

export interface Merged {
  /** The catalogue with the translations that came back, in the order of English. */
  readonly catalogue: Readonly<Record<string, string>>;
  /** Why rows were left aside, a sentence each. */
  readonly refused: readonly string[];
}

/**
 * Puts translations into a catalogue. A row whose English has changed since it was written out is refused, and one that
 * `faultsOf` finds wrong: each fault is the end of a sentence.
 */
export function mergeTable(
  english: Readonly<Record<string, string>>,
  present: Readonly<Record<string, string>>,
  rows: readonly TranslationRow[],
  faultsOf: (row: TranslationRow) => readonly string[] = () => [],
): Merged {
  const refused: string[] = [];
  const came = new Map<string, string>();
  for (const row of rows) {
    const { id, english: original, translation } = row;
    const [fault] = english[id] === original && translation.trim() !== '' ? faultsOf(row) : [];
    if (english[id] === undefined) refused.push(`${id}: there is no such message any more`);
    else if (english[id] !== original) refused.push(`${id}: the English text has changed since the table was written`);
    else if (translation.trim() === '') refused.push(`${id}: has no translation`);
    else if (fault !== undefined) refused.push(`${id}: the translation ${fault}`);
    else came.set(id, translation);
  }
  const entries = Object.keys(english).flatMap((id) => {
    const text = came.get(id) ?? present[id];
    return text === undefined ? [] : [[id, text] as const];
  });
  return { catalogue: Object.fromEntries(entries), refused };
}
