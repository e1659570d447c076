/** Leads in the database. */
import type { Kysely, Transaction } from 'kysely';
import type { ApplicationStatus } from '@amberlane/contract/calls/leads';
import type { Database } from '../database/tables.ts';
import type { Lead } from './lead.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** The same form within this time is a second click, not a second message. */
const SAME_FORM_MS = 10 * 60_000;

export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly isNew: boolean;
}

/** The lead that the same form made in the last minutes. */
export async function sameLead(db: Db, fingerprint: string, now: Date): Promise<StoredLead | null> {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'created_at'])
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '>', new Date(now.getTime() - SAME_FORM_MS))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, reference: row.reference, createdAt: row.created_at, isNew: false } : null;
}

export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const row = await db.selectFrom('lead').select(['id', 'reference', 'kind', 'country', 'locale', 'email', 'content', 'created_at']).where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, ...lead } = row;
  return { ...lead, createdAt };
}

export interface ApplicationSteps {
  readonly country: Lead['country'];
  readonly createdAt: Date;
  /** Oldest first. */
  readonly steps: readonly { readonly status: ApplicationStatus; readonly at: Date }[];
}

/** An application by its reference and the mail address that it was made with. */
export async function findApplication(db: Db, reference: string, email: string): Promise<ApplicationSteps | null> {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('application_step', 'application_step.lead_id', 'lead.id')
    .select(['lead.country', 'lead.created_at', 'application_step.status', 'application_step.at'])
    .where('lead.reference', '=', reference)
    .where('lead.email', '=', email)
    .where('lead.kind', '=', 'franchise')
    .orderBy('application_step.at')
    .execute();
  const [first] = rows;
  return first ? { country: first.country, createdAt: first.created_at, steps: rows.map(({ status, at }) => ({ status, at })) } : null;
}

/** Deletes what has been kept long enough, with its steps. */
export async function forgetOldLeads(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('lead').where('keep_until', '<', now).execute();
}
