/** Leads in the database. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ApplicationStatus } from '@amberlane/contract/calls/leads';
import type { Database } from '../database/tables.ts';
import { keepUntil, type Lead } from './lead.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** The same form within this time is a second click, not a second message. */
const SAME_FORM_MS = 10 * 60_000;

export interface NewLead extends Lead {
  readonly fingerprint: string;
  readonly suspect: boolean;
}

export interface StoredLead {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly isNew: boolean;
}

/**
 * Stores a lead with its first step and the mails it owes, or finds the one that the same form made a moment ago. Two
 * equal forms at once wait for each other, so they make one lead too.
 */
export async function storeLead(db: Kysely<Database>, lead: NewLead): Promise<StoredLead> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lead.fingerprint}, 0))`.execute(transaction);
    const same = await sameLead(transaction, lead.fingerprint, lead.createdAt);
    if (same) return same;
    await insertLead(transaction, lead);
    return { id: lead.id, reference: lead.reference, createdAt: lead.createdAt, isNew: true };
  });
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

async function insertLead(db: Transaction<Database>, lead: NewLead): Promise<void> {
  const { id, reference, kind, country, locale, email, content, fingerprint, suspect, createdAt } = lead;
  await db
    .insertInto('lead')
    .values({
      id, reference, kind, country, locale, email, fingerprint, suspect,
      content: JSON.stringify(content), created_at: createdAt, keep_until: keepUntil(createdAt),
    })
    .execute();
  if (kind === 'franchise') await db.insertInto('application_step').values({ lead_id: id, status: 'RECEIVED', at: createdAt }).execute();
  if (suspect) return;
  const owed = (['sender', 'office'] as const).map((addressee) => ({ lead_id: id, addressee, attempts: 0, next_at: createdAt, sent_at: null }));
  await db.insertInto('lead_mail').values(owed).execute();
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

/** Deletes what has been kept long enough, with its steps and mails. */
export async function forgetOldLeads(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('lead').where('keep_until', '<', now).execute();
}
