/**
 * Cases as the staff desk sees and moves them. Nothing here asks who is asking: the desk does. `staff` is the name that the
 * step or message is kept under; its sender is never told.
 */
import type { Kysely, Transaction } from 'kysely';
import { ERROR } from '@amberlane/contract/calls';
import type { CaseStatus } from '@amberlane/contract/calls/cases';
import { ApiError, fieldFault } from '../api-error.ts';
import type { Database } from '../database/tables.ts';
import type { LeadContent } from '../leads/lead.ts';
import { queueEmails } from '../mail/outbox.ts';
import { filesOf, type LeadFile } from '../uploads/claim-uploads.ts';
import { caseQuestion, caseStep } from './emails.ts';
import { addMessage, addStep, findCaseByReference, holdCaseByReference, isRepeated, messagesOf, stepsOf, type CaseRecord } from './repository.ts';
import { rowOf, type CaseRow } from './staff-list.ts';
import { isEnded, nextStatuses } from './transitions.ts';

export { listCases, type CaseFilter, type CaseRow } from './staff-list.ts';

export interface StaffCase extends CaseRow {
  /** Language of the emails to the sender. */
  readonly locale: string;
  /** Everything of the form but its files. */
  readonly content: LeadContent;
  readonly keptUntil: Date;
  readonly ratingComment: string | null;
  readonly steps: readonly { readonly status: CaseStatus; readonly at: Date; readonly note: string | null; readonly staff: string | null }[];
  readonly messages: readonly { readonly id: string; readonly from: 'staff' | 'sender'; readonly text: string; readonly at: Date; readonly staff: string | null }[];
  /** Of the form and of its messages. */
  readonly files: readonly LeadFile[];
  /** Where it can be moved now. */
  readonly next: readonly CaseStatus[];
}

/** `reference` is one that `readReference` gave. null when there is no such case. */
export async function readCase(db: Kysely<Database>, reference: string): Promise<StaffCase | null> {
  const lead = await findCaseByReference(db, reference);
  if (!lead) return null;
  const [steps, messages, files] = [await stepsOf(db, lead), await messagesOf(db, lead.id), await filesOf(db, lead.id)];
  return {
    ...rowOf({ ...lead, files: files.length, last_side: messages.at(-1)?.side ?? null }),
    locale: lead.locale,
    content: lead.content,
    keptUntil: lead.keep_until,
    ratingComment: lead.rating_comment,
    steps: steps.map(({ status, at, note, staff }) => ({ status, at, note, staff })),
    messages: messages.map(({ id, side, text, at, staff }) => ({ id, from: side, text, at, staff })),
    files,
    next: nextStatuses(lead.kind, lead.status),
  };
}

interface StaffDeed {
  readonly reference: string;
  /** Who does it. */
  readonly staff: string;
  readonly now: Date;
  /** How many steps and messages there were when it was decided; without it nobody minds what came since. */
  readonly seen?: { readonly steps: number; readonly messages: number };
  /** Done in the same transaction, with the status before. */
  readonly also?: (tx: Transaction<Database>, from: CaseStatus) => Promise<void>;
}

/** Throws CASE_MOVED_ON when there are more steps or messages than were seen. */
async function refuseUnseen(tx: Transaction<Database>, lead: CaseRecord, seen: StaffDeed['seen']): Promise<void> {
  if (!seen) return;
  const [steps, messages] = [await stepsOf(tx, lead), await messagesOf(tx, lead.id)];
  if (steps.length !== seen.steps || messages.length !== seen.messages) throw new ApiError(ERROR.CASE_MOVED_ON);
}

/**
 * Moves a case and emails its sender, with the note. Moving it where it stands already with the same note changes nothing.
 * Throws NOT_FOUND, and CASE_MOVED_ON when there is no way from its status to this one, or something has come that was not seen.
 */
export function moveCase(db: Kysely<Database>, { reference, to, note, staff, now, seen, also }: StaffDeed & { readonly to: CaseStatus; readonly note: string }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const lead = await holdCaseByReference(tx, reference);
    if (!lead) throw new ApiError(ERROR.NOT_FOUND);
    const told = note === '' ? null : note;
    const last = (await stepsOf(tx, lead)).at(-1);
    if (last?.status === to && last.note === told && last.staff === staff) return;
    if (!nextStatuses(lead.kind, lead.status).includes(to)) throw new ApiError(ERROR.CASE_MOVED_ON);
    await refuseUnseen(tx, lead, seen);
    const step = await addStep(tx, lead, { status: to, at: now, note: told, staff });
    if (!lead.suspect) await queueEmails(tx, [caseStep.about(lead.id, { step })], now);
    await also?.(tx, lead.status);
  });
}

/**
 * Writes a question to the sender and emails it with the link to the status page. The same text within ten minutes is
 * asked once. Throws NOT_FOUND, VALIDATION at `text`, and CASE_MOVED_ON once the case has ended, or something has come that was
 * not seen.
 */
export function askSender(db: Kysely<Database>, { reference, text, staff, now, seen, also }: StaffDeed & { readonly text: string }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (text.trim() === '') throw fieldFault('text', 'required');
    const lead = await holdCaseByReference(tx, reference);
    if (!lead) throw new ApiError(ERROR.NOT_FOUND);
    if (isEnded(lead.status)) throw new ApiError(ERROR.CASE_MOVED_ON);
    const message = { leadId: lead.id, side: 'staff', text, attachments: [], at: now, staff } as const;
    if (await isRepeated(tx, message)) return;
    await refuseUnseen(tx, lead, seen);
    const id = await addMessage(tx, message);
    if (!lead.suspect) await queueEmails(tx, [caseQuestion.about(lead.id, { message: id })], now);
    await also?.(tx, lead.status);
  });
}
