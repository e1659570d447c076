/**
 * Remarks of the rate table, in the order in which they are listed. The marks in braces are filled from the rules of the day
 * when a remark is read, so that the table never differs from the bill.
 */
import { LOCALES } from '@amberlane/contract/site';
import type { LocaleNames } from '../database/tables.ts';
import { textSource } from '../texts.ts';

const CODES = [
  'WAYBILL_LIMIT', 'PIECE_LIMIT', 'CONFIRM_BY_HAND', 'REMOTE_AREA', 'TAXES_INCLUDED', 'NO_CATEGORY_SURCHARGE', 'CATEGORY_SURCHARGE', 'SHORT_ADDRESS', 'FULL_CUSTOMS', 'LOW_THRESHOLD',
] as const;

export const STARTING_REMARKS: readonly { readonly code: string; readonly texts: LocaleNames }[] = CODES.map((code) => ({
  code,
  texts: Object.fromEntries(LOCALES.map((locale) => [locale, textSource(`rate-remarks.${code}`, locale)])) as LocaleNames,
}));
