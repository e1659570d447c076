/** What an account needs to be complete, and where each is done. Pure. */
import { BOOK_PATH } from '../../addresses/book-paths.ts';
import { PERSONAL, SECURITY } from '../../account-layout/account-pages.ts';
import { FIRST_PASSWORD } from '../../authentication/sign-in-address.ts';
import type { Customer } from '../../api/customer-api.ts';

export const SETUP_STEPS = ['email', 'password', 'phone', 'sender', 'twoStep'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Path of the page that does it. */
export const STEP_PATH: Readonly<Record<SetupStep, string>> = {
  email: PERSONAL, password: FIRST_PASSWORD, phone: PERSONAL, sender: BOOK_PATH, twoStep: SECURITY,
};

export interface AccountFacts {
  readonly customer: Pick<Customer, 'email' | 'passwordSet' | 'profile'>;
  readonly hasDefaultSender: boolean;
  readonly hasSecondFactor: boolean;
}

/** Steps that are done already. */
export function doneSteps({ customer, hasDefaultSender, hasSecondFactor }: AccountFacts): ReadonlySet<SetupStep> {
  const done: Readonly<Record<SetupStep, boolean>> = {
    email: customer.email !== null,
    password: customer.passwordSet,
    phone: customer.profile.contactPhone !== '',
    sender: hasDefaultSender,
    twoStep: hasSecondFactor,
  };
  return new Set(SETUP_STEPS.filter((step) => done[step]));
}
