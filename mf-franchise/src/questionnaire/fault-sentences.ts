/** Sentences of faults by field, in the language of the page. Loaded when a form is first sent: pages pay nothing for it before. */
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Locale } from '@amberlane/contract/site';

export const faultSentences = (faults: readonly FieldFault[], locale: Locale): ReadonlyMap<string, string> =>
  new Map(faults.map(({ field, code, params }) => [field, fieldMessage(code, locale, params)]));
