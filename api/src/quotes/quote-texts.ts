/** Sentences around a quote, filled with figures. */
import type { ChargeableWeight, LineCode, NoteCode } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { textOf, type TextId, type TextValues } from '../texts.ts';

const LINES: Readonly<Record<LineCode, TextId>> = {
  FREIGHT_FIRST: 'quotes.line.freightFirst',
  FREIGHT_STEPS: 'quotes.line.freightSteps',
  PHONE_TABLET: 'quotes.line.phoneTablet',
  BRAND: 'quotes.line.brand',
  REMOTE_AREA: 'quotes.line.remoteArea',
  CASH_ON_DELIVERY: 'quotes.line.cashOnDelivery',
  INSURANCE: 'quotes.line.insurance',
  CLEARANCE: 'quotes.line.clearance',
  TAX_ESTIMATE: 'quotes.line.taxEstimate',
  REDELIVERY: 'quotes.line.redelivery',
};

const NOTES: Readonly<Record<NoteCode, TextId>> = {
  CONFIRM_BY_HAND: 'quotes.note.confirmByHand',
  PIECE_TOO_HEAVY: 'quotes.note.pieceTooHeavy',
  REMOTE_DAYS: 'quotes.note.remoteDays',
  NO_CATEGORY_SURCHARGE: 'quotes.note.noCategorySurcharge',
  TAXES_INCLUDED: 'quotes.note.taxesIncluded',
  TAX_FREE: 'quotes.note.taxFree',
  TAX_NEEDS_VALUE: 'quotes.note.taxNeedsValue',
  TAX_NOT_ESTIMATED: 'quotes.note.taxNotEstimated',
  NO_FUEL_SURCHARGE: 'quotes.note.noFuelSurcharge',
  COMPENSATION: 'quotes.note.compensation',
  REDELIVERY: 'quotes.note.redelivery',
};

export const lineSentence = (code: LineCode, locale: Locale, values: TextValues): string => textOf(LINES[code], locale, values);
export const noteSentence = (code: NoteCode, locale: Locale, values: TextValues): string => textOf(NOTES[code], locale, values);
export const weightSentence = (wonBy: ChargeableWeight['wonBy'], locale: Locale, values: TextValues): string => textOf(`quotes.weight.${wonBy}`, locale, values);
