/** The template of an import as a workbook. Fetched with the first template. */
import writeXlsxFile, { type CellObject, type SheetData } from 'write-excel-file/browser';
import { CSV_COLUMNS, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { RULES } from '@amberlane/contract/domain';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';

/** Their cells keep what is typed, the zero that begins a phone number too. */
const { maxImportRows } = RULES.addressBook;
const TEXT: CellObject = { type: String, format: '@' };

/** The heads in the language, without any address. */
export function xlsxTemplate(locale: Locale): Promise<Blob> {
  const heads = CSV_COLUMNS.map((column) => csvHead(column, locale));
  const data: SheetData = [heads.map((value) => ({ value, type: String, fontWeight: 'bold' })), ...Array.from({ length: maxImportRows }, () => heads.map(() => TEXT))];
  return writeXlsxFile(data, { rightToLeft: LOCALE_FACTS[locale].dir === 'rtl', stickyRowsCount: 1, columns: heads.map(({ length }) => ({ width: Math.max(14, length + 2) })) }).toBlob();
}
