/** Whether a reader has changed the form: opening it, and what the price fills in by itself, change nothing. Pure. */
import { differingFields, sameForm } from './same-form.ts';
import type { StepId } from './steps.ts';
import { toRequest, type OrderRequest } from './to-request.ts';
import type { WizardValues } from './values.ts';

/** The form at one moment. */
export interface FormState {
  readonly values: WizardValues;
  readonly step: StepId;
}

/** The product on screen was chosen for the customer, who may still choose another one. */
const isProposed = ({ expressType, proposedType }: WizardValues): boolean => expressType === proposedType;

/** What a draft keeps of the form: a product that was chosen for the customer is no entry, and is proposed again. */
export const entriesOf = (values: WizardValues): OrderRequest => toRequest(isProposed(values) ? { ...values, expressType: '' } : values);

/** Names of the fields in which the entries are others than those of a form on the account. A proposed product stands against none. */
export const contestedFields = (values: WizardValues, theirs: OrderRequest): readonly string[] =>
  differingFields(entriesOf(values), theirs).filter((field) => field !== 'expressType' || !isProposed(values));

/** Whether two forms hold the same entries. */
export const sameEntries = (one: WizardValues, other: WizardValues): boolean => one === other || sameForm(entriesOf(one), entriesOf(other));

/** Whether there is something to be saved since `saved`; null: nothing of it is saved. */
export const isChanged = (saved: FormState | null, now: FormState): boolean => saved === null || saved.step !== now.step || !sameEntries(saved.values, now.values);
