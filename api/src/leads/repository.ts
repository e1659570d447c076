/** Leads in the database. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Lead } from './lead.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** The same form within this time is a second click, not a second message. */
const SAME_FORM_MS = 10 * 60_000;

export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly answerBy: Date | null;
  readonly isNew: boolean;
}

/** The lead that the same form made in the last minutes. */
export async function sameLead(db: Db, fingerprint: string, now: Date): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'created_at', 'answer_by'])
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', new Date(now.getTime() - SAME_FORM_MS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, reference: row.reference, createdAt: row.created_at, answerBy: row.answer_by, isNew: false } : null;
}

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'kind', 'country', 'locale', 'email', 'content', 'created_at', 'answer_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, answer_by: answerBy, ...lead } = row;
  return { ...lead, createdAt, answerBy };
}
