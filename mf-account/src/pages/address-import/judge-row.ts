/** What stands against a row before it is sent, as sentences with the name of the column. Loaded with the first file. */
import type { Locale } from '@amberlane/contract/site';
import { addressEntryContent } from '@amberlane/contract/calls/address-book';
import { CSV_COLUMNS, csvHead } from '@amberlane/contract/domain/address-csv-columns';
import { readFieldFaults } from '@amberlane/contract/domain/field-faults';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import { toContent, type EntryContent } from '../../addresses/entry-values.ts';

export interface RowFault {
  /** Of an entry: `address.postcode`. */
  readonly field: string;
  /** Name of the column, in the language of the page; '' for the row as a whole. */
  readonly column: string;
  readonly sentence: string;
}

/** The head under which a field of an entry stands in a file. */
export function columnName(field: string, locale: Locale): string {
  const last = field.split('.').at(-1) ?? '';
  const key = last === 'countryCode' ? 'country' : last;
  const column = CSV_COLUMNS.find((candidate) => candidate === key);
  return column ? csvHead(column, locale) : '';
}

export function judgeRow(values: EntryContent, locale: Locale): RowFault[] {
  const content = toContent(values);
  const judged = addressEntryContent.safeParse(content);
  if (judged.success) return [];
  return readFieldFaults(judged.error, content).map(({ field, code, params }) => ({ field, column: columnName(field, locale), sentence: fieldMessage(code, locale, params) }));
}
