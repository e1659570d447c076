/** Applications and messages to the company: the form, where it stands, and what was written since. */
import type { Generated, JSONColumnType } from 'kysely';
import type { Country, Locale } from '@amberlane/contract/site';
import type { CaseStatus } from '@amberlane/contract/calls/cases';
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
  /** Status of the last step. */
  status: Generated<CaseStatus>;
  /** Time limit of our answer; null when none is promised or it is given. */
  answer_by: Instant | null;
  /** When it was last answered; null before. */
  answered_at: Instant | null;
  /** What the sender said of the answer. */
  satisfied: boolean | null;
  rating_comment: string | null;
}

/** Steps of franchise applications as the version before reads them; `case_step` holds them too. */
export interface ApplicationStepTable {
  lead_id: string;
  status: ApplicationStatus;
  at: Instant;
}

export interface CaseStepTable {
  lead_id: string;
  /** From 1. */
  number: number;
  status: CaseStatus;
  at: Instant;
  /** What we wrote to the sender with it, or the sender's reason. */
  note: string | null;
  /** Who of us did it; null when the sender or time did. */
  staff: string | null;
}

export interface CaseMessageTable {
  id: string;
  lead_id: string;
  side: 'staff' | 'sender';
  text: string;
  /** Hash of text and files: the same message sent twice is one. */
  fingerprint: string;
  at: Instant;
  staff: string | null;
}

/** Notices to a mailbox of ours in an hour (`leads/office-mail.ts`). */
export interface OfficeMailHourTable {
  mailbox: string;
  hour: Instant;
  notices: number;
}

export interface LeadTables {
  lead: LeadTable;
  application_step: ApplicationStepTable;
  case_step: CaseStepTable;
  case_message: CaseMessageTable;
  office_mail_hour: OfficeMailHourTable;
}
