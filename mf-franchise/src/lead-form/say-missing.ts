/** A form whose empty fields say what to enter (“Enter your last name.”) instead of one sentence for all. Pure. */
import type { ContractFormState } from '@amberlane/ui/fields';

/** `missing`: the sentence of a field that was left empty; undefined leaves the common one. */
export function sayMissing<Values extends object>(form: ContractFormState<Values>, missing: (field: string) => string | undefined): ContractFormState<Values> {
  const sentenceOf = (field: string): string | undefined => (form.text(field).value.trim() === '' ? missing(field) : undefined);
  return {
    ...form,
    text: (field) => {
      const binding = form.text(field);
      return binding.error === undefined ? binding : { ...binding, error: sentenceOf(field) ?? binding.error };
    },
    // A sentence that names its field needs no name before it.
    refused: form.refused.map((fault) => {
      const sentence = sentenceOf(fault.id.slice(form.id.length + 1));
      return sentence === undefined ? fault : { id: fault.id, sentence };
    }),
  };
}
