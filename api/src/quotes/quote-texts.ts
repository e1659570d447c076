/** Sentences around a quote, filled with figures. */
import type { ChargeableWeight, LineCode, NoteCode } from '@amberlane/contract/domain';
import type { Locale } from '@amberlane/contract/site';
import { textOf, type TextValues } from '../texts.ts';

export const lineSentence = (code: LineCode, locale: Locale, values: TextValues): string => textOf(`quotes.line.${code}`, locale, values);
export const noteSentence = (code: NoteCode, locale: Locale, values: TextValues): string => textOf(`quotes.note.${code}`, locale, values);
export const weightSentence = (wonBy: ChargeableWeight['wonBy'], locale: Locale, values: TextValues): string => textOf(`quotes.weight.${wonBy}`, locale, values);
