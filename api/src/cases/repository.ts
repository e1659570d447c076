/** Cases in the database. Whoever changes one holds the row of its lead, so steps and messages come one after the other. */
import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { CaseStatus } from '@amberlane/contract/calls/cases';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@amberlane/contract/calls/leads';
import type { Database } from '../database/tables.ts';
import type { CaseMessageTable, CaseStepTable, LeadTable } from '../database/tables/leads.ts';
import { answerBy, topicOf } from '../leads/deadlines.ts';
import { isOwed } from './transitions.ts';

type Db = Kysely<Database> | Transaction<Database>;
export type CaseRecord = Selectable<LeadTable>;
export type StepRecord = Selectable<CaseStepTable>;
export type MessageRecord = Selectable<CaseMessageTable>;

/** The same text within this time is a second click, not a second message. */
const SAME_MESSAGE_MS = 10 * 60_000;

export interface CaseKey {
  /** Folded by `readReference`. */
  readonly reference: string;
  readonly email: string;
}

export const findCase = (db: Db, { reference, email }: CaseKey): Promise<CaseRecord | undefined> =>
  db.selectFrom('lead').selectAll().where('reference', '=', reference).where('email', '=', email).executeTakeFirst();

/** Holds the case until the transaction ends. */
export const holdCase = (tx: Transaction<Database>, { reference, email }: CaseKey): Promise<CaseRecord | undefined> =>
  tx.selectFrom('lead').selectAll().where('reference', '=', reference).where('email', '=', email).forUpdate().executeTakeFirst();

/** For the staff, who need no address. */
export const findCaseByReference = (db: Db, reference: string): Promise<CaseRecord | undefined> =>
  db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirst();

export const holdCaseByReference = (tx: Transaction<Database>, reference: string): Promise<CaseRecord | undefined> =>
  tx.selectFrom('lead').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();

export const findCaseById = (db: Db, id: string): Promise<CaseRecord | undefined> => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();

/** Oldest first. A lead that a process of the version before stored has no step yet: it was received. */
export async function stepsOf(db: Db, lead: Pick<CaseRecord, 'id' | 'created_at'>): Promise<StepRecord[]> {
  const steps = await db.selectFrom('case_step').selectAll().where('lead_id', '=', lead.id).orderBy('number').execute();
  if (steps[0]?.status === 'RECEIVED') return steps;
  return [{ lead_id: lead.id, number: 0, status: 'RECEIVED', at: lead.created_at, note: null, staff: null }, ...steps];
}

/** Oldest first. */
export const messagesOf = (db: Db, leadId: string): Promise<MessageRecord[]> =>
  db.selectFrom('case_message').selectAll().where('lead_id', '=', leadId).orderBy('at').orderBy('id').execute();

interface NewStep {
  readonly status: CaseStatus;
  readonly at: Date;
  readonly note: string | null;
  readonly staff: string | null;
}

/**
 * Moves a case that the caller holds, and sets the time limit that goes with the status: none once it is answered, a new
 * one when it is opened again. Gives the number of the step.
 */
export async function addStep(tx: Transaction<Database>, lead: CaseRecord, { status, at, note, staff }: NewStep): Promise<number> {
  const last = await tx.selectFrom('case_step').select('number').where('lead_id', '=', lead.id).orderBy('number', 'desc').limit(1).executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await tx.insertInto('case_step').values({ lead_id: lead.id, number, status, at, note, staff }).execute();
  if (isApplicationStatus(status) && lead.kind === 'franchise') {
    // For a process of the version before.
    await tx.insertInto('application_step').values({ lead_id: lead.id, status, at }).onConflict((conflict) => conflict.doNothing()).execute();
  }
  const isAgain = status === 'REOPENED' || (status === 'IN_PROGRESS' && lead.status === 'ANSWERED');
  const limit = isAgain ? answerBy({ kind: lead.kind, country: lead.country, topic: topicOf(lead.kind, lead.content) }, at) : lead.answer_by;
  await tx
    .updateTable('lead')
    .set({
      status,
      answer_by: isOwed(status) ? limit : null,
      ...(status === 'ANSWERED' ? { answered_at: at } : {}),
      ...(isAgain ? { satisfied: null, rating_comment: null } : {}),
    })
    .where('id', '=', lead.id)
    .execute();
  return number;
}

const APPLICATION: ReadonlySet<string> = new Set(APPLICATION_STATUSES);
export const isApplicationStatus = (status: CaseStatus): status is ApplicationStatus => APPLICATION.has(status);

interface NewMessage {
  readonly leadId: string;
  readonly side: 'staff' | 'sender';
  readonly text: string;
  /** Ids of the files that come with it. */
  readonly attachments: readonly string[];
  readonly at: Date;
  readonly staff: string | null;
}

const fingerprintOf = ({ side, text, attachments }: Pick<NewMessage, 'side' | 'text' | 'attachments'>): string =>
  createHash('sha256').update(JSON.stringify([side, text, attachments])).digest('hex');

/** Whether the very same message came a moment ago. */
export async function isRepeated(tx: Transaction<Database>, message: Pick<NewMessage, 'leadId' | 'side' | 'text' | 'attachments' | 'at'>): Promise<boolean> {
  const row = await tx
    .selectFrom('case_message')
    .select('id')
    .where('lead_id', '=', message.leadId)
    .where('fingerprint', '=', fingerprintOf(message))
    .where('at', '>', new Date(message.at.getTime() - SAME_MESSAGE_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives the id of the message. */
export async function addMessage(tx: Transaction<Database>, message: NewMessage): Promise<string> {
  const id = randomUUID();
  const { leadId, side, text, at, staff } = message;
  await tx.insertInto('case_message').values({ id, lead_id: leadId, side, text, fingerprint: fingerprintOf(message), at, staff }).execute();
  return id;
}
