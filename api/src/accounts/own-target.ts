import type { AccountTarget } from '../verification/account-target.ts';
import type { Account } from './repository.ts';

/** Where the owner is reached: a code that stands for the owner goes nowhere else. Pure. */
export const ownTarget = ({ email, phone, country }: Pick<Account, 'email' | 'phone' | 'country'>): AccountTarget =>
  email === null ? { kind: 'mobile', address: phone ?? '', country } : { kind: 'email', address: email, country };
