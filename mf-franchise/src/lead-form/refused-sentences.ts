/** What stands beside fields of a form that came back refused without JavaScript. Loaded for such an address alone: the sentences are those of six languages. Pure. */
import { askedFor, fieldMessage, missingMessage, type AskedFor } from '@amberlane/contract/calls/field-messages';
import { FIELD_FAULTS } from '@amberlane/contract/domain/field-faults';
import type { Locale } from '@amberlane/contract/site';
import type { RefusedField } from './outcome.ts';

/** What fields ask for that others do not, by name. */
export type AskedByField = Readonly<Partial<Record<string, AskedFor>>>;

export interface RefusedSentence {
  readonly sentence: string;
  /** Whether it says which field is meant. */
  readonly namesField: boolean;
}

/** Fields of the calls in which one chooses. */
const CHOICES: ReadonlySet<string> = new Set(['topic', 'country', 'scope', 'transportMode', 'cycle', 'serviceTypes', 'contactWay', 'title']);

/** By field; without those whose fault has limits that the address does not tell. */
export function refusedSentences(fields: readonly RefusedField[], locale: Locale, asked: AskedByField): Readonly<Record<string, RefusedSentence>> {
  return Object.fromEntries(
    fields.flatMap(({ field, code }) => {
      const said = sentenceFor(field, code, locale, asked);
      return said ? [[field, said]] : [];
    }),
  );
}

function sentenceFor(field: string, told: string, locale: Locale, asked: AskedByField): RefusedSentence | null {
  const code = FIELD_FAULTS.find((known) => known === told);
  if (code === undefined) return null;
  const missing = code === 'required' ? asked[field] ?? askedFor(field) : undefined;
  if (missing !== undefined) return { sentence: missingMessage(missing, locale), namesField: true };
  const sentence = fieldMessage(code === 'required' && CHOICES.has(field) ? 'choice' : code, locale, {});
  return /\{\w+\}/u.test(sentence) ? null : { sentence, namesField: false };
}
