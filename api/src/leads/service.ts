/** Takes what the forms send: judges, stores, confirms. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { FieldFault } from '@amberlane/contract/domain/field-faults';
import type { ApplicationStatus, Receipt } from '@amberlane/contract/calls/leads';
import type { ApiContext } from '../context.ts';
import { entriesOf } from '../dictionaries/repository.ts';
import { ApiError, fieldFault } from '../api-error.ts';
import type { Limit } from '../limits/limits.ts';
import { isSent } from '../mail/outbox.ts';
import { readContactNumber } from '../countries/contact-number.ts';
import { answerBy, contentOf, fingerprintOf, isTooFast, isTrapped, PREFIX, type LeadContent, type LeadForm, type LeadKind } from './lead.ts';
import { leadConfirmation } from './emails.ts';
import { newReference, readReference } from './reference.ts';
import { findApplication, sameLead } from './repository.ts';
import { storeLead } from './store-lead.ts';

const HOUR_MS = 3_600_000;
const PER_NETWORK: Limit = { name: 'lead.network', capacity: 20, periodMs: HOUR_MS };
/** Also protects the owner of an address that someone else enters: each lead sends one mail there. */
const PER_ADDRESS: Limit = { name: 'lead.mail', capacity: 5, periodMs: 24 * HOUR_MS };
const LOOK_UPS: Limit = { name: 'lead.look-up', capacity: 30, periodMs: HOUR_MS };
const LOOK_UPS_OF_ONE: Limit = { name: 'lead.look-up.reference', capacity: 10, periodMs: HOUR_MS };

export interface SentForm {
  readonly kind: LeadKind;
  readonly form: LeadForm;
  readonly country: Country;
  readonly locale: Locale;
  readonly request: FastifyRequest;
}

export function leads({ db, now, limits, emails }: ApiContext) {
  async function take({ kind, form, country, locale, request }: SentForm): Promise<Receipt> {
    await request.spendOf(PER_NETWORK);
    if (isTooFast(form)) throw new ApiError(ERROR.FORM_TOO_FAST);
    const content = await judged(contentOf(form), country);
    const createdAt = now();
    const fingerprint = fingerprintOf(kind, content);
    const suspect = isTrapped(form);
    const same = await sameLead(db, fingerprint, createdAt);
    if (!same) await limits.take(PER_ADDRESS, form.email);
    const lead = { id: randomUUID(), reference: newReference(PREFIX[kind]), kind, country, locale, email: form.email, content, createdAt };
    const stored = same ?? (await storeLead(db, { ...lead, fingerprint, suspect }));
    if (stored.isNew && !suspect) await emails.deliverNow(stored.id);
    return {
      reference: stored.reference,
      receivedAt: stored.createdAt.toISOString(),
      answerBy: answerBy(kind, stored.createdAt)?.toISOString() ?? null,
      // A program that fell into the trap is told what everybody is told.
      mailed: suspect || (await isSent(db, leadConfirmation.kind, stored.id)),
    };
  }

  /** Refuses what only the country and the dictionaries can judge; gives the number in E.164. */
  async function judged(content: LeadContent, country: Country): Promise<LeadContent> {
    const faults: FieldFault[] = [];
    const { contactNumber } = content;
    const number = typeof contactNumber === 'string' ? readContactNumber(contactNumber, country) : undefined;
    if (number === null) faults.push({ field: 'contactNumber', code: 'phone', params: {} });
    const unknown = await unknownCodes(content);
    faults.push(...unknown.map((field) => ({ field, code: 'choice' as const, params: {} })));
    if (faults.length > 0) throw new ApiError(ERROR.VALIDATION, { fields: faults });
    return { ...content, country, ...(number ? { contactNumber: number } : {}) };
  }

  /** Fields that hold a code which is in none of the dictionaries. */
  async function unknownCodes(content: LeadContent): Promise<string[]> {
    const entries = await entriesOf(db, Object.values(DICTIONARY_FIELDS));
    const known = new Set(entries.map(({ type, code }) => `${type} ${code}`));
    return Object.entries(DICTIONARY_FIELDS).flatMap(([field, type]) => {
      const value = content[field];
      if (value === undefined || value === null) return [];
      if (typeof value !== 'object') return known.has(`${type} ${value}`) ? [] : [field];
      return value.flatMap((code, index) => (known.has(`${type} ${code}`) ? [] : [`${field}.${index}`]));
    });
  }

  async function applicationStatus({ reference: typed, email }: { reference: string; email: string }, request: FastifyRequest) {
    await request.spendOf(LOOK_UPS);
    const reference = readReference(typed);
    if (reference === null) throw fieldFault('reference', 'format');
    await limits.take(LOOK_UPS_OF_ONE, reference);
    const application = await findApplication(db, reference, email);
    const last = application?.steps.at(-1);
    if (!application || !last) throw new ApiError(ERROR.APPLICATION_NOT_FOUND);
    const isOpen = UNDECIDED.has(last.status);
    return {
      reference,
      country: application.country,
      status: last.status,
      answerBy: isOpen ? (answerBy('franchise', application.createdAt)?.toISOString() ?? null) : null,
      steps: application.steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    };
  }

  return { take, applicationStatus };
}

const DICTIONARY_FIELDS: Readonly<Record<'contactWay' | 'title' | 'cycle' | 'serviceTypes', DictionaryType>> = {
  contactWay: 'CONTACT_WAY',
  title: 'APPELLATION',
  cycle: 'CYCLE',
  serviceTypes: 'SHIP_REQUIRE',
};

const UNDECIDED: ReadonlySet<ApplicationStatus> = new Set(['RECEIVED', 'VERIFICATION']);
