/** Takes what the forms send: judges, stores, confirms. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ERROR } from '@amberlane/contract/calls';
import { type Country, type Locale } from '@amberlane/contract/site';
import type { JobApplication, Receipt } from '@amberlane/contract/calls/leads';
import { foldWaybillNo } from '@amberlane/contract/domain/waybill-number';
import type { ApiContext } from '../context.ts';
import { ApiError } from '../api-error.ts';
import { isApplicationStatus, stepsOf } from '../cases/repository.ts';
import { caseLookUp } from '../cases/look-up.ts';
import { isOpen } from '../jobs/job-opening.ts';
import { findJob } from '../jobs/repository.ts';
import { isWithin, type Limit } from '../limits/limits.ts';
import { isSent } from '../mail/outbox.ts';
import { readContactNumber } from '../countries/contact-number.ts';
import { phoneRules } from '../countries/repository.ts';
import { answerBy, topicOf } from './deadlines.ts';
import { attachmentsOf, contentOf, fingerprintOf, isTooFast, isTrapped, PREFIX, type LeadContent, type LeadForm, type LeadKind } from './lead.ts';
import { leadConfirmation } from './emails.ts';
import { leadFaults } from './judge-form.ts';
import { newReference } from './reference.ts';
import { sameLead } from './repository.ts';
import { storeLead } from './store-lead.ts';
import { useCaptcha } from '../verification/captcha.ts';

const HOUR_MS = 3_600_000;
const PER_NETWORK: Limit = { name: 'lead.network', capacity: 60, periodMs: HOUR_MS };
/** Many people may share one address. Each form beyond these costs its device some work. */
const WITHOUT_WORK: Limit = { name: 'lead.without-work', capacity: 20, periodMs: HOUR_MS };
/** Also protects the owner of an address that someone else enters: each lead sends one mail there. */
const PER_ADDRESS: Limit = { name: 'lead.mail', capacity: 5, periodMs: 24 * HOUR_MS };

interface Sent {
  readonly locale: Locale;
  readonly request: FastifyRequest;
}

export interface SentForm extends Sent {
  readonly kind: LeadKind;
  readonly form: LeadForm;
  /** Of the sender, and so of the contact number. */
  readonly country: Country;
  /** Whose office answers; the sender's country else. */
  readonly office?: Country;
}

export function leads(parts: ApiContext) {
  const { db, now, limits, emails } = parts;
  const lookUp = caseLookUp(parts);

  async function take({ kind, form, country, office = country, locale, request }: SentForm): Promise<Receipt> {
    await spendForm(form, request);
    if (isTooFast(form)) throw new ApiError(ERROR.FORM_TOO_FAST);
    const content = await judged(kind, contentOf(form), country);
    const createdAt = now();
    const attachments = attachmentsOf(form);
    const fingerprint = fingerprintOf(kind, content, attachments);
    const suspect = isTrapped(form);
    const same = await sameLead(db, fingerprint, createdAt);
    if (!same) await limits.take(PER_ADDRESS, form.email);
    const limit = answerBy({ kind, country: office, topic: topicOf(kind, content) }, createdAt);
    const lead = { id: randomUUID(), reference: newReference(PREFIX[kind]), kind, country: office, locale, email: form.email, content, createdAt, answerBy: limit };
    const stored = same ?? (await storeLead(db, { ...lead, fingerprint, suspect, attachments }));
    if (stored.isNew && !suspect) await emails.deliverNow(stored.id);
    return {
      reference: stored.reference,
      receivedAt: stored.createdAt.toISOString(),
      answerBy: stored.answerBy?.toISOString() ?? null,
      // A program that fell into the trap is told what everybody is told.
      mailed: suspect || (await isSent(db, leadConfirmation.kind, stored.id)),
    };
  }

  /** Throws {@link ApiError} TOO_MANY_REQUESTS, FORM_WORK_NEEDED, and CAPTCHA_WRONG for work that was not done. */
  async function spendForm({ captchaId, captchaCode = '' }: LeadForm, request: FastifyRequest): Promise<void> {
    await request.spendOf(PER_NETWORK);
    if (captchaId !== undefined) {
      await useCaptcha(db, 'form', { captchaId, captchaCode }, now());
      return;
    }
    if (!(await isWithin(request.spendOf(WITHOUT_WORK)))) throw new ApiError(ERROR.FORM_WORK_NEEDED);
  }

  /** Refuses what the contract could not judge; gives the number in E.164 and the waybill as we write it. */
  async function judged(kind: LeadKind, content: LeadContent, country: Country): Promise<LeadContent> {
    const fields = await leadFaults(db, kind, content, country);
    if (fields.length > 0) throw new ApiError(ERROR.VALIDATION, { fields });
    const { contactNumber, waybillNo } = content;
    const number = typeof contactNumber === 'string' ? readContactNumber(await phoneRules(db), contactNumber, country, 'any') : null;
    return {
      ...content,
      country,
      ...(number === null ? {} : { contactNumber: number }),
      ...(typeof waybillNo === 'string' ? { waybillNo: foldWaybillNo(waybillNo) } : {}),
    };
  }

  /** Only for a position that is open; the office of its country answers. */
  async function applyForJob(form: JobApplication, sent: Sent): Promise<Receipt> {
    const job = await findJob(db, form.jobId);
    if (!job || !isOpen(job, now())) throw new ApiError(ERROR.JOB_CLOSED);
    return take({ kind: 'job', form, country: form.country, office: job.country, ...sent });
  }

  async function applicationStatus(asked: { reference: string; email: string }, request: FastifyRequest) {
    const lead = await lookUp.find(asked, request, ['franchise']);
    const steps = (await stepsOf(db, lead)).flatMap(({ status, at }) => (isApplicationStatus(status) ? [{ status, at: at.toISOString() }] : []));
    const last = steps.at(-1);
    if (!last) throw new ApiError(ERROR.APPLICATION_NOT_FOUND);
    return { reference: lead.reference, country: lead.country, status: last.status, answerBy: lead.answer_by?.toISOString() ?? null, steps };
  }

  return { take, applyForJob, applicationStatus };
}
