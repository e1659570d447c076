/** Leads: what the four forms have in common once they have arrived. */
import { createHash } from 'node:crypto';
import { RULES } from '@amberlane/contract/domain';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { BusinessEnquiry, CustomerFeedback, ExpertQuestion, FranchiseApplication } from '@amberlane/contract/calls/leads';
import type { ReferencePrefix } from './reference.ts';

export type LeadKind = 'franchise' | 'business' | 'expert' | 'feedback';

interface Traps {
  readonly homepage: string;
  readonly formMs?: number | undefined;
}

export type LeadForm = FranchiseApplication | BusinessEnquiry | ExpertQuestion | CustomerFeedback;

/** A form without what only tells people from programs. */
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
}

export const PREFIX: Readonly<Record<LeadKind, ReferencePrefix>> = { franchise: 'FR', business: 'BC', expert: 'EX', feedback: 'FB' };

const DAY_MS = 86_400_000;

/** Personal data of a lead is kept this long, unless a contract comes of it. */
export const keepUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + RULES.leads.keepDays * DAY_MS);

/** The time limit of our answer: one week for an application (spec §4), none is promised else. */
export const answerBy = (kind: LeadKind, createdAt: Date): Date | null =>
  kind === 'franchise' ? new Date(createdAt.getTime() + RULES.franchise.answerDays * DAY_MS) : null;

/** Hidden fields are dropped, and so is what was left empty. */
export function contentOf(form: LeadForm): LeadContent {
  const { homepage: _homepage, formMs: _formMs, ...content } = form;
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined && value !== ''));
}

/** The same for the same form, whatever the order of its fields. */
export function fingerprintOf(kind: LeadKind, content: LeadContent): string {
  const fields = Object.entries(content).sort(([left], [right]) => (left < right ? -1 : 1));
  return createHash('sha256').update(JSON.stringify([kind, fields])).digest('hex');
}

/** Faster than this nobody fills in a form; a password manager needs about as long. */
const FASTEST_FORM_MS = 2_000;

export const isTooFast = ({ formMs }: Traps): boolean => formMs !== undefined && formMs < FASTEST_FORM_MS;
export const isTrapped = ({ homepage }: Traps): boolean => homepage !== '';
