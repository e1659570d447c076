/**
 * What a call's request schema has against values, as sentences by field. Loaded with the schema when a reader first
 * leaves a field or sends: pages pay nothing for it before.
 */
import type { Call } from '@amberlane/contract/calls/call';
import { readFieldFaults, type FieldFault } from '@amberlane/contract/domain/field-faults';
import { fieldMessage } from '@amberlane/contract/calls/field-messages';
import type { Locale } from '@amberlane/contract/site';

export type FoundFault = Pick<FieldFault, 'field' | 'code'> & Partial<Pick<FieldFault, 'params'>>;

/** The first fault of each field; `found` are faults that no schema knows, such as a password against its policy. */
export function faultSentences(request: Call['request'], values: unknown, found: readonly FoundFault[], locale: Locale): Map<string, string> {
  const judged = request.safeParse(values);
  const faults = [...(judged.success ? [] : readFieldFaults(judged.error, values)), ...found];
  const sentences = new Map<string, string>();
  for (const { field, code, params } of faults) {
    if (!sentences.has(field)) sentences.set(field, fieldMessage(code, locale, params ?? {}));
  }
  return sentences;
}
