/** Rows of a file as addresses, with what should be looked at before they are sent. Loaded with the first file. */
import { parse } from 'papaparse';
import { RULES } from '@amberlane/contract/domain';
import { COUNTRIES, LOCALES, type Country } from '@amberlane/contract/site';
import { cellText, columnOfHead, type CsvColumn } from '@amberlane/contract/domain/address-csv-columns';
import { ADDRESS_FIELDS, ADDRESS_RULES } from '@amberlane/contract/domain/address-rules';
import { cleanLine } from '@amberlane/contract/domain/text';
import { blankEntry, type EntryContent } from '../../addresses/entry-values.ts';

/** `rounded`: a spreadsheet made 2.33E+11 of the phone; `country`: none of ours; `zeros`: leading zeros seem to be lost. */
export type Finding = 'rounded' | 'country' | 'zeros';

export interface ReadRow {
  /** Of the file, its head being 1. */
  readonly line: number;
  readonly values: EntryContent;
  readonly findings: readonly Finding[];
}

/** `heads`: no head names a name, a phone or a street; `empty`: nothing below them; `tooMany`: more rows than a file may have. */
export type ReadFile = { readonly rows: readonly ReadRow[] } | { readonly refused: 'heads' | 'empty' | 'tooMany' };

type Cells = Readonly<Partial<Record<CsvColumn, string>>>;

const NEEDED: readonly CsvColumn[] = ['name', 'mobile', 'street'];

export const readRows = (text: string, fallback: Country): ReadFile => readTable(parse<string[]>(text.replace(/^\uFEFF/, '')).data, fallback);

/** Lines of a file as addresses; those without a word are left out. */
export function readTable(table: readonly (readonly string[])[], fallback: Country): ReadFile {
  const [heads = [], ...lines] = table.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const columns = heads.map(columnOfHead);
  if (NEEDED.some((column) => !columns.includes(column))) return { refused: 'heads' };
  if (lines.length === 0) return { refused: 'empty' };
  if (lines.length > RULES.addressBook.maxImportRows) return { refused: 'tooMany' };
  return { rows: lines.map((cells, index) => readRow(cellsOf(columns, cells), index + 2, fallback)) };
}

const cellsOf = (columns: readonly (CsvColumn | null)[], cells: readonly string[]): Cells =>
  Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, cleanLine(cellText((cells[index] ?? '').replace(/^ +/, '')))]])));

function readRow(cells: Cells, line: number, fallback: Country): ReadRow {
  const country = countryOf(cells.country ?? '');
  const start = blankEntry(country ?? fallback);
  const { countryCode } = start.address;
  const rounded = isRounded(cells.mobile ?? '');
  const given = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, cells[field] ?? '']));
  const values: EntryContent = {
    ...start,
    name: cells.name ?? '',
    localName: cells.localName ?? '',
    company: cells.company ?? '',
    mobile: rounded ? '' : (cells.mobile ?? ''),
    email: cells.email ?? '',
    address: { ...start.address, ...given },
  };
  const findings: Finding[] = [...(rounded ? ['rounded' as const] : []), ...(country === null ? ['country' as const] : []), ...(withZeros(values) === null ? [] : ['zeros' as const])];
  return { line, values: { ...values, address: { ...values.address, countryCode } }, findings };
}

const isRounded = (phone: string): boolean => /^'?\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(phone);

const LONGEST_LOSS = 2;

/** The row with the zeros in front of its postcode that its country writes; null where none are missing. */
export function withZeros(values: EntryContent): EntryContent | null {
  const { countryCode, postcode } = values.address;
  const shape = ADDRESS_RULES[countryCode].shapes.postcode;
  if (!shape || !/^[1-9]\d*$/.test(postcode) || shape.test(postcode)) return null;
  for (let lost = 1; lost <= LONGEST_LOSS; lost += 1) {
    const restored = '0'.repeat(lost) + postcode;
    if (shape.test(restored)) return { ...values, address: { ...values.address, postcode: restored } };
  }
  return null;
}

const OTHER_NAMES: Readonly<Record<string, Country>> = { uae: 'AE', emirates: 'AE', ksa: 'SA', turkey: 'TR', prc: 'CN' };

const foldName = (name: string): string => name.normalize('NFKD').replace(/[^\p{L}]/gu, '').toLowerCase();

let byName: ReadonlyMap<string, Country> | null = null;

/** Names of the countries in six languages, made when first asked for. */
const countriesByName = (): ReadonlyMap<string, Country> =>
  new Map(
    LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      return COUNTRIES.map((code) => [foldName(names.of(code) ?? code), code] as const);
    }),
  );

/** A country by its code or by its name in any of the six languages; null for none of ours. */
export function countryOf(text: string): Country | null {
  const code = COUNTRIES.find((candidate) => candidate === text.trim().toUpperCase());
  byName ??= countriesByName();
  return code ?? OTHER_NAMES[foldName(text)] ?? byName.get(foldName(text)) ?? null;
}
