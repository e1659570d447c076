/** The template of an import as a workbook. Fetched with the first template. */
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/browser';
import { CSV_COLUMNS, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';

/** Rows whose cells keep what is typed, the zero that begins a phone number too; those below are read all the same. */
const TYPED_ROWS = 500;
const TEXT: CellObject = { type: String, format: '@' };

/** The heads in the language, without any address. */
export function xlsxTemplate(locale: Locale): Promise<Blob> {
  const heads = CSV_COLUMNS.map((column) => csvHead(column, locale));
  const data: SheetData = [heads.map((value) => ({ value, type: String, fontWeight: 'bold' })), ...Array.from({ length: TYPED_ROWS }, () => heads.map(() => TEXT))];
  return writeXlsxFile(data, { rightToLeft: LOCALE_FACTS[locale].dir === 'rtl', stickyRowsCount: 1, columns: heads.map(({ length }) => ({ width: Math.max(14, length + 2) })) }).toBlob();
}
