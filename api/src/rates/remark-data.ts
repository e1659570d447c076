/**
 * Remarks of the rate table, in the order in which they are listed. The marks in braces are filled from the rules of the day
 * when a remark is read, so that the table never differs from the bill.
 */
import { LOCALES } from '@amberlane/contract/site';
import type { LocaleNames } from '../database/tables.ts';
import { textSource, type TextId } from '../texts.ts';

const REMARKS: Readonly<Record<string, TextId>> = {
  WAYBILL_LIMIT: 'rate-remarks.waybillLimit',
  PIECE_LIMIT: 'rate-remarks.pieceLimit',
  CONFIRM_BY_HAND: 'rate-remarks.confirmByHand',
  REMOTE_AREA: 'rate-remarks.remoteArea',
  TAXES_INCLUDED: 'rate-remarks.taxesIncluded',
  NO_CATEGORY_SURCHARGE: 'rate-remarks.noCategorySurcharge',
  CATEGORY_SURCHARGE: 'rate-remarks.categorySurcharge',
  SHORT_ADDRESS: 'rate-remarks.shortAddress',
  FULL_CUSTOMS: 'rate-remarks.fullCustoms',
  LOW_THRESHOLD: 'rate-remarks.lowThreshold',
};

export const STARTING_REMARKS: readonly { readonly code: string; readonly texts: LocaleNames }[] = Object.entries(REMARKS).map(([code, id]) => ({
  code,
  texts: Object.fromEntries(LOCALES.map((locale) => [locale, textSource(id, locale)])) as LocaleNames,
}));
