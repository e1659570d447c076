/** What an applicant fills in, and the request that it stands for. Pure. */
import type { Country } from '@amberlane/contract/site';
import { attachedIds } from '../lead-form/attachments.ts';

export const LONGEST_LETTER = 4_000;

export interface ApplicationValues {
  readonly name: string;
  /** Where the applicant lives. */
  readonly country: string;
  readonly city: string;
  readonly contactNumber: string;
  readonly email: string;
  readonly letter: string;
  /** Files as a draft keeps them (`filesText`), the CV first. */
  readonly attachments: string;
  readonly consent: boolean;
}

export const blankApplication = (country: Country): ApplicationValues => ({
  name: '', country, city: '', contactNumber: '', email: '', letter: '', attachments: '', consent: false,
});

export const toApplication = (jobId: string, { attachments, ...values }: ApplicationValues): object => ({ ...values, jobId, attachments: attachedIds(attachments) });
