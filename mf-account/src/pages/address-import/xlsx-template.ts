/** The template of an import as a workbook. */
import { CSV_COLUMNS, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { RULES } from '@amberlane/contract/domain';
import { LOCALE_FACTS, type Locale } from '@amberlane/contract/site';
import { emptyRows, sheetOf, TEXT_CELL, writeXlsx } from '@amberlane/ui/write-xlsx';

const { maxImportRows } = RULES.addressBook;

/** The heads in the language, without any address. */
export function xlsxTemplate(locale: Locale, name: string): Promise<Blob> {
  const heads = CSV_COLUMNS.map((column) => csvHead(column, locale));
  const rows = emptyRows(maxImportRows, heads.map(() => TEXT_CELL));
  return writeXlsx([sheetOf({ name, heads, rows, rightToLeft: LOCALE_FACTS[locale].dir === 'rtl' })]);
}
