/** Whether a reader has changed the form: opening it, and what the price fills in by itself, change nothing. Pure. */
import { sameForm } from './same-form.ts';
import type { StepId } from './steps.ts';
import { toRequest, type OrderRequest } from './to-request.ts';
import type { WizardValues } from './values.ts';

/** The form at one moment. */
export interface FormState {
  readonly values: WizardValues;
  readonly step: StepId;
}

/** A product that was chosen for the customer waits for the next change to be saved with it. */
const entries = (values: WizardValues): OrderRequest => toRequest(values.expressType === values.proposedType ? { ...values, expressType: '' } : values);

/** Whether two forms hold the same entries. */
export const sameEntries = (one: WizardValues, other: WizardValues): boolean => one === other || sameForm(entries(one), entries(other));

/** Whether there is something to be saved since `saved`; null: nothing of it is saved. */
export const isChanged = (saved: FormState | null, now: FormState): boolean => saved === null || saved.step !== now.step || !sameEntries(saved.values, now.values);
