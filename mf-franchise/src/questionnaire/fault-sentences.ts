/** Sentences of faults by field, in the language of the page. Loaded when a form is first sent: pages pay nothing for it before. */
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { Locale } from '@amberlane/contract/site';

/** `missing`: of a question that was left unanswered. */
export const faultSentences = (faults: readonly FieldFault[], locale: Locale, missing: string): ReadonlyMap<string, string> =>
  new Map(faults.map(({ field, code, params }) => [field, code === 'required' ? missing : fieldMessage(code, locale, params)]));
