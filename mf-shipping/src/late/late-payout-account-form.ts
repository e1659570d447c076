/** The form of a payout account, loaded when somebody adds or changes one: the page is mostly read. */
import { lazy } from 'react';

export const LatePayoutAccountForm = lazy(async () => ({ default: (await import('../cod/payout-account-form.tsx')).PayoutAccountForm }));
