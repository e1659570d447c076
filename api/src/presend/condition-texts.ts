/** What must be kept, or why something is refused. */
import type { Locale } from '@amberlane/contract/site';
import { textOf, type TextId, type TextValues } from '../texts.ts';

type CodeOf<Id> = Id extends `presend-conditions.${infer Code}` ? Code : never;

export type ConditionCode = CodeOf<TextId>;

export const conditionText = (code: ConditionCode, locale: Locale, figures: TextValues): string => textOf(`presend-conditions.${code}`, locale, figures);
