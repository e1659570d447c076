/** Leads: what the forms have in common once they have arrived. */
import { createHash } from 'node:crypto';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { CaseKind } from '@amberlane/contract/calls/cases';
import type { BusinessEnquiry, CustomerFeedback, ExpertQuestion, FranchiseApplication, JobApplication } from '@amberlane/contract/calls/leads';
import type { ReferencePrefix } from './reference.ts';

export type LeadKind = CaseKind;

interface Traps {
  readonly homepage: string;
  readonly formMs?: number | undefined;
}

export type LeadForm = FranchiseApplication | BusinessEnquiry | ExpertQuestion | CustomerFeedback | JobApplication;

/** A form without what only tells people from programs, and without its files. */
export type LeadContent = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface Lead {
  readonly id: string;
  readonly reference: string;
  readonly kind: LeadKind;
  readonly country: Country;
  readonly locale: Locale;
  readonly email: string;
  readonly content: LeadContent;
  readonly createdAt: Date;
  readonly answerBy: Date | null;
}

export const PREFIX: Readonly<Record<LeadKind, ReferencePrefix>> = { franchise: 'FR', business: 'BC', expert: 'EX', feedback: 'FB', job: 'JB' };

const isGiven = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Hidden fields and ids of files are dropped, and so is what was left empty. */
export function contentOf(form: LeadForm): LeadContent {
  const { homepage: _homepage, formMs: _formMs, captchaId: _captchaId, captchaCode: _captchaCode, ...fields } = form;
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => field !== 'attachments' && isGiven(value)));
}

/** Ids of the files that a form names. */
export const attachmentsOf = (form: LeadForm): readonly string[] => ('attachments' in form ? form.attachments : []);

/** The same for the same form, whatever the order of its fields. */
export function fingerprintOf(kind: LeadKind, content: LeadContent, attachments: readonly string[] = []): string {
  const fields = Object.entries(content).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify([kind, fields, ...(attachments.length === 0 ? [] : [attachments])])).digest('hex');
}

/** Faster than this nobody fills in a form; a password manager needs about as long. */
const FASTEST_FORM_MS = 2_000;

export const isTooFast = ({ formMs }: Traps): boolean => formMs !== undefined && formMs < FASTEST_FORM_MS;
export const isTrapped = ({ homepage }: Traps): boolean => homepage !== '';
