/** Text in which keywords are looked for: letters without case and accents, numbers without blanks. */
import type { OrderDraft } from '@amberlane/contract/calls/orders';
import { foldLetters } from '../areas/name-fold.ts';
import type { OrderNumbers } from './order-numbers.ts';

/** The text stands in an index, whose rows hold some 2,700 bytes. */
const MOST_LETTERS = 500;

/** Parts that are empty are left out; the result is at most 1,000 characters long. */
export const searchedText = (parts: readonly string[]): string => parts.filter(Boolean).map(foldLetters).join('\n').slice(0, 1_000);

/** The same of an order: its numbers, those of others for it, and the receiver's name. */
export const orderText = ({ orderNo, tradeNo, waybillNo }: OrderNumbers & { readonly waybillNo: string | null }, { acceptName, mallNo, domesticTransOrder }: OrderDraft): string =>
  searchedText([orderNo, tradeNo, waybillNo ?? '', acceptName, mallNo, domesticTransOrder]).slice(0, MOST_LETTERS);

/** A pattern for LIKE that finds the keyword anywhere; null for one of blanks only. */
export function likePattern(keyword: string): string | null {
  const folded = foldLetters(keyword);
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
