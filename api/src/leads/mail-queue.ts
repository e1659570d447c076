/** Mails that leads owe. A row is claimed before its mail is sent, so that several processes send it once. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { claimedUntil, nextAttempt } from '../messages/attempts.ts';
import type { Lead } from './lead.ts';

const BATCH = 20;

export interface OwedMail {
  readonly lead: Lead;
  readonly addressee: 'sender' | 'office';
  /** Counted with the claim: 1 at the first. */
  readonly attempts: number;
}

/** Claims mails that are due: those of one lead, or the longest waiting ones. */
export async function claimMails(db: Kysely<Database>, now: Date, leadId: string | null = null): Promise<OwedMail[]> {
  const claimed = await db
    .with('due', (query) => {
      const due = query
        .selectFrom('lead_mail')
        .select(['lead_id', 'addressee'])
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked();
      return leadId === null ? due : due.where('lead_id', '=', leadId);
    })
    .updateTable('lead_mail')
    .from('due')
    .set((update) => ({ attempts: update('lead_mail.attempts', '+', 1), next_at: claimedUntil(now) }))
    .whereRef('lead_mail.lead_id', '=', 'due.lead_id')
    .whereRef('lead_mail.addressee', '=', 'due.addressee')
    .returning(['lead_mail.lead_id', 'lead_mail.addressee', 'lead_mail.attempts'])
    .execute();
  if (claimed.length === 0) return [];
  const leads = await readLeads(db, claimed.map((row) => row.lead_id));
  return claimed.flatMap(({ lead_id, addressee, attempts }) => {
    const lead = leads.get(lead_id);
    return lead ? [{ lead, addressee, attempts }] : [];
  });
}

async function readLeads(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, Lead>> {
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'kind', 'country', 'locale', 'email', 'content', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ created_at, ...lead }) => [lead.id, { ...lead, createdAt: created_at }]));
}

export async function markSent(db: Kysely<Database>, { lead, addressee }: OwedMail, now: Date): Promise<void> {
  await db.updateTable('lead_mail').set({ sent_at: now, next_at: null }).where('lead_id', '=', lead.id).where('addressee', '=', addressee).execute();
}

/** Sets the next attempt. False when there is none left. */
export async function markFailed(db: Kysely<Database>, { lead, addressee, attempts }: OwedMail, now: Date): Promise<boolean> {
  const next_at = nextAttempt(attempts, now);
  await db.updateTable('lead_mail').set({ next_at }).where('lead_id', '=', lead.id).where('addressee', '=', addressee).execute();
  return next_at !== null;
}

/** Whether the confirmation of a lead has left. */
export async function isSenderTold(db: Kysely<Database>, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('lead_mail').select('sent_at').where('lead_id', '=', leadId).where('addressee', '=', 'sender').executeTakeFirst();
  return row !== undefined && row.sent_at !== null;
}
