/** Applications and messages to the company. */
import type { JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { ApplicationStatus } from '@amberlane/contract/calls/leads';
import type { LeadContent, LeadKind } from '../../leads/lead.ts';
import type { Instant } from './column-types.ts';

export interface LeadTable {
  id: string;
  reference: string;
  kind: LeadKind;
  country: Country;
  /** Language of the mails to its sender. */
  locale: Locale;
  email: string;
  /** What was typed into the form. */
  content: JSONColumnType<LeadContent>;
  /** Hash of sender and content: the same form sent twice is one lead. */
  fingerprint: string;
  /** A program filled the form in: kept for a person to look at, answered by no mail. */
  suspect: boolean;
  created_at: Instant;
  /** Personal data goes after this time. */
  keep_until: Instant;
}

export interface ApplicationStepTable {
  lead_id: string;
  status: ApplicationStatus;
  at: Instant;
}

export interface LeadTables {
  lead: LeadTable;
  application_step: ApplicationStepTable;
}
