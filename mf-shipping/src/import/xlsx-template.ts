/**
 * Our template as an XLSX file: typed cells below the column names, a note at each name, lists to choose from, and a second
 * sheet with the values of these lists. The writer has no data validation of its own; it takes one as a feature.
 */
import { IMPORT_COLUMNS, ORDER_IMPORT, type ImportColumn } from '@amberlane/contract/domain/order-import';
import { emptyRows, sheetOf, TEXT_CELL, writeXlsx, type EmptyCell, type WorkbookFeature } from '@amberlane/ui/write-xlsx';
import { kindOf, type ColumnKind } from './template-columns.ts';

export interface TemplateWords {
  /** Names of the two sheets. */
  readonly sheet: string;
  readonly values: string;
  readonly rightToLeft: boolean;
  readonly headOf: (column: ImportColumn) => string;
  /** What a cell of the column takes. */
  readonly noteOf: (column: ImportColumn) => string;
  /** Values of the columns that have a list; a column without one takes any text. */
  readonly lists: Readonly<Partial<Record<ImportColumn, readonly string[]>>>;
}

/** Rows whose cells have their type; those below are read all the same. */
const TYPED_ROWS = 200;
const LAST_ROW = ORDER_IMPORT.maxRows + 1;
/** Characters of a column of allowed values. */
const VALUE_WIDTH = 28;
/** Limits of the format. */
const MOST_NOTE = 255;
const MOST_TITLE = 32;

const CELLS: Readonly<Record<ColumnKind, EmptyCell>> = {
  list: TEXT_CELL, text: TEXT_CELL, whole: { type: Number, format: '0' }, decimal: { type: Number, format: '0.00' }, date: { type: Date, format: 'yyyy-mm-dd' },
};

export function xlsxTemplate(words: TemplateWords): Promise<Blob> {
  const { sheet, values, rightToLeft, headOf, lists } = words;
  const listed = IMPORT_COLUMNS.filter((column) => (lists[column]?.length ?? 0) > 0);
  const longest = Math.max(0, ...listed.map((column) => lists[column]?.length ?? 0));
  const allowed = Array.from({ length: longest }, (_none, row) => listed.map((column) => lists[column]?.[row] ?? null));
  const sheets = [
    sheetOf({ name: sheet, heads: IMPORT_COLUMNS.map(headOf), rows: emptyRows(TYPED_ROWS, IMPORT_COLUMNS.map((column) => CELLS[kindOf(column)])), rightToLeft }),
    { ...sheetOf({ name: values, heads: listed.map(headOf), rows: allowed, rightToLeft }), columns: listed.map(() => ({ width: VALUE_WIDTH })) },
  ];
  return writeXlsx(sheets, [validation(words, listed)]);
}

/** `dataValidations` of ECMA-376 §18.3.1.33, which stand behind the cells. */
const validation = (words: TemplateWords, listed: readonly ImportColumn[]): WorkbookFeature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) => (sheetIndex === 0 ? xml.replace('</sheetData>', () => `</sheetData>${validations(words, listed)}`) : xml),
      },
    },
  },
});

function validations(words: TemplateWords, listed: readonly ImportColumn[]): string {
  const made = IMPORT_COLUMNS.map((column, index) => {
    const letter = columnLetter(index);
    const prompt = `allowBlank="1" showInputMessage="1" promptTitle="${escaped(words.headOf(column).slice(0, MOST_TITLE))}" prompt="${escaped(words.noteOf(column).slice(0, MOST_NOTE))}"`;
    const cells = `sqref="${letter}2:${letter}${LAST_ROW}"`;
    // A name stands in no rule: only its note is shown.
    return `<dataValidation ${prompt} sqref="${letter}1"/>${ruleOf(words, column, listed, `${prompt} ${cells}`)}`;
  });
  return `<dataValidations count="${2 * IMPORT_COLUMNS.length}">${made.join('')}</dataValidations>`;
}

/** A value that no row could have is refused; one that is not in a list is only warned of: codes and other languages are read too. */
function ruleOf({ lists, values }: TemplateWords, column: ImportColumn, listed: readonly ImportColumn[], attributes: string): string {
  const kind = kindOf(column);
  if (kind === 'whole') return `<dataValidation type="whole" operator="greaterThanOrEqual" showErrorMessage="1" ${attributes}><formula1>0</formula1></dataValidation>`;
  if (kind === 'decimal') return `<dataValidation type="decimal" operator="greaterThanOrEqual" showErrorMessage="1" ${attributes}><formula1>0</formula1></dataValidation>`;
  const at = listed.indexOf(column);
  if (at === -1) return `<dataValidation ${attributes}/>`;
  const letter = columnLetter(at);
  const source = `'${values.replaceAll("'", "''")}'!$${letter}$2:$${letter}$${(lists[column]?.length ?? 0) + 1}`;
  return `<dataValidation type="list" errorStyle="warning" showErrorMessage="1" ${attributes}><formula1>${escaped(source)}</formula1></dataValidation>`;
}

/** A, B, … Z, AA, … */
export const columnLetter = (index: number): string => (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
