import type { TextBinding } from '@amberlane/ui/fields';
import { gramsOf } from '@amberlane/ui/fields';
import type { WizardState } from './use-wizard.ts';
import type { WizardValues } from './values.ts';

const GRAMS_PER_KG = 1_000;

/** The order takes whole kilograms (spec §5): a weight with decimals is rounded up, unless it is the one of a quote or an earlier shipment. */
export function withWholeWeight(values: WizardValues): WizardValues {
  const grams = gramsOf(values.weightGrams);
  if (grams === null || grams % GRAMS_PER_KG === 0 || grams === gramsOf(values.knownWeight)) return values;
  return { ...values, weightGrams: String(Math.ceil(grams / GRAMS_PER_KG)) };
}

/** Binds the field of the weight: what was typed is rounded up when the field is left. */
export function wholeWeightOf({ text, setValues }: Pick<WizardState['form'], 'text' | 'setValues'>): TextBinding {
  const field = text('weightGrams');
  return {
    ...field,
    onLeave: () => {
      setValues(withWholeWeight);
      field.onLeave();
    },
  };
}
