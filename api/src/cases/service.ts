/**
 * What the sender of a case does with it. Each deed holds the row of the case, so of two at once one comes first and the
 * other finds what it left; the very same deed again changes nothing and is answered like the first.
 */
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { ERROR } from '@amberlane/contract/calls';
import type { answerCase, CaseView, queryCase, rateCase, reopenCase, withdrawCase } from '@amberlane/contract/calls/cases';
import type { Locale } from '@amberlane/contract/site';
import { ApiError } from '../api-error.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../database/tables.ts';
import { queueNotice } from '../leads/office-mail.ts';
import type { Limit } from '../limits/limits.ts';
import { queueEmails } from '../mail/outbox.ts';
import { claimUploads, deleteFilesOf } from '../uploads/claim-uploads.ts';
import { caseView } from './case-view.ts';
import { caseNotice, caseStep } from './emails.ts';
import { caseLookUp } from './look-up.ts';
import { addMessage, addStep, findCase, holdCase, isRepeated, type CaseKey, type CaseRecord } from './repository.ts';
import { actionsOf } from './transitions.ts';

const HOUR_MS = 3_600_000;
/** Messages about one case: each may carry files and writes to our office. */
const MESSAGES: Limit = { name: 'case.message', capacity: 20, periodMs: 24 * HOUR_MS };

interface Asker {
  readonly locale: Locale;
  readonly request: FastifyRequest;
}

type Notice = 'answered' | 'reopened' | 'withdrawn' | 'unsettled';
type Deed = (tx: Transaction<Database>, lead: CaseRecord, at: Date) => Promise<void>;

export function cases(parts: ApiContext) {
  const { db, now, limits, emails } = parts;
  const lookUp = caseLookUp(parts);

  /** Does it on the case as it is once this caller has it alone. */
  async function act(key: CaseKey, { locale, request }: Asker, deed: Deed): Promise<CaseView> {
    const found = await lookUp.find(key, request);
    const at = now();
    await db.transaction().execute(async (tx) => {
      const lead = await holdCase(tx, found);
      if (!lead) throw new ApiError(ERROR.APPLICATION_NOT_FOUND);
      await deed(tx, lead, at);
    });
    await emails.deliverNow(found.id);
    return caseView(db, (await findCase(db, found)) ?? found, { locale, now: now() });
  }

  const allows = (lead: CaseRecord, action: 'answer' | 'rate' | 'reopen' | 'withdraw', at: Date): boolean =>
    actionsOf({ kind: lead.kind, status: lead.status, answeredAt: lead.answered_at }, at).includes(action);

  async function tellOffice(tx: Transaction<Database>, lead: CaseRecord, { what, message = null }: { readonly what: Notice; readonly message?: string | null }, at: Date): Promise<void> {
    if (!lead.suspect) await queueNotice(tx, lead, caseNotice.about(lead.id, { what, message }), at);
  }

  async function tellSender(tx: Transaction<Database>, lead: CaseRecord, step: number, at: Date): Promise<void> {
    if (!lead.suspect) await queueEmails(tx, [caseStep.about(lead.id, { step })], at);
  }

  /** Adds what the sender wrote; null when it came a moment ago already. */
  async function writeDown(tx: Transaction<Database>, lead: CaseRecord, { text, attachments, action, at }: { readonly text: string; readonly attachments: readonly string[]; readonly action: 'answer' | 'reopen'; readonly at: Date }): Promise<string | null> {
    const message = { leadId: lead.id, side: 'sender', text, attachments, at, staff: null } as const;
    if (await isRepeated(tx, message)) return null;
    if (!allows(lead, action, at)) throw new ApiError(ERROR.CASE_MOVED_ON);
    await limits.take(MESSAGES, lead.id);
    const id = await addMessage(tx, message);
    await claimUploads(tx, attachments, { leadId: lead.id, messageId: id }, at);
    return id;
  }

  return {
    query: async (key: z.output<typeof queryCase.request>, { locale, request }: Asker) => caseView(db, await lookUp.find(key, request), { locale, now: now() }),

    answer: ({ text, attachments, ...key }: z.output<typeof answerCase.request>, asker: Asker) =>
      act(key, asker, async (tx, lead, at) => {
        const message = await writeDown(tx, lead, { text, attachments, action: 'answer', at });
        if (message === null) return;
        // Who writes after our answer wants another one, by a time limit of its own.
        if (lead.status === 'ANSWERED') await addStep(tx, lead, { status: 'IN_PROGRESS', at, note: null, staff: null });
        await tellOffice(tx, lead, { what: 'answered', message }, at);
      }),

    reopen: ({ text, attachments, ...key }: z.output<typeof reopenCase.request>, asker: Asker) =>
      act(key, asker, async (tx, lead, at) => {
        const message = await writeDown(tx, lead, { text, attachments, action: 'reopen', at });
        if (message === null) return;
        await tellSender(tx, lead, await addStep(tx, lead, { status: 'REOPENED', at, note: null, staff: null }), at);
        await tellOffice(tx, lead, { what: 'reopened', message }, at);
      }),

    rate: ({ satisfied, comment, ...key }: z.output<typeof rateCase.request>, asker: Asker) =>
      act(key, asker, async (tx, lead, at) => {
        if (lead.satisfied === satisfied && (lead.rating_comment ?? '') === comment) return;
        if (!allows(lead, 'rate', at)) throw new ApiError(ERROR.CASE_MOVED_ON);
        await tx.updateTable('lead').set({ satisfied, rating_comment: comment === '' ? null : comment }).where('id', '=', lead.id).execute();
        if (satisfied) await addStep(tx, lead, { status: 'CLOSED', at, note: null, staff: null });
        else await tellOffice(tx, lead, { what: 'unsettled' }, at);
      }),

    withdraw: ({ reason, ...key }: z.output<typeof withdrawCase.request>, asker: Asker) =>
      act(key, asker, async (tx, lead, at) => {
        if (lead.status === 'WITHDRAWN') return;
        if (!allows(lead, 'withdraw', at)) throw new ApiError(ERROR.CASE_MOVED_ON);
        await deleteFilesOf(tx, lead.id);
        await tellSender(tx, lead, await addStep(tx, lead, { status: 'WITHDRAWN', at, note: reason === '' ? null : reason, staff: null }), at);
        await tellOffice(tx, lead, { what: 'withdrawn' }, at);
      }),
  };
}
