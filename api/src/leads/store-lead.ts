/** A lead, its first step, its files and its emails, all in one transaction. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { queueEmails } from '../mail/outbox.ts';
import { claimUploads } from '../uploads/claim-uploads.ts';
import { keepUntil } from './deadlines.ts';
import { leadConfirmation, leadNotice } from './emails.ts';
import type { Lead } from './lead.ts';
import { queueNotice } from './office-mail.ts';
import { sameLead, type StoredLead } from './repository.ts';

export interface NewLead extends Lead {
  readonly fingerprint: string;
  readonly suspect: boolean;
  /** Ids of the files that come with it. */
  readonly attachments: readonly string[];
}

/**
 * Stores a lead with its first step and its files and queues its emails, or finds the one that the same form made a moment
 * ago. Two equal forms at once wait for each other, so they make one lead too. Throws VALIDATION at `attachments.N` for a
 * file that is gone.
 */
export async function storeLead(db: Kysely<Database>, lead: NewLead): Promise<StoredLead> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lead.fingerprint}, 0))`.execute(transaction);
    const same = await sameLead(transaction, lead.fingerprint, lead.createdAt);
    if (same) return same;
    await insertLead(transaction, lead);
    return { id: lead.id, reference: lead.reference, createdAt: lead.createdAt, answerBy: lead.answerBy, isNew: true };
  });
}

async function insertLead(db: Transaction<Database>, lead: NewLead): Promise<void> {
  const { id, reference, kind, country, locale, email, content, fingerprint, suspect, createdAt, answerBy, attachments } = lead;
  await db
    .insertInto('lead')
    .values({
      id, reference, kind, country, locale, email, fingerprint, suspect,
      content: JSON.stringify(content), created_at: createdAt, keep_until: keepUntil(kind, createdAt), answer_by: answerBy,
    })
    .execute();
  await db.insertInto('case_step').values({ lead_id: id, number: 1, status: 'RECEIVED', at: createdAt, note: null, staff: null }).execute();
  // For a process of the version before.
  if (kind === 'franchise') await db.insertInto('application_step').values({ lead_id: id, status: 'RECEIVED', at: createdAt }).execute();
  await claimUploads(db, attachments, { leadId: id, messageId: null }, createdAt);
  if (suspect) return;
  await queueEmails(db, [leadConfirmation.about(id, {})], createdAt);
  await queueNotice(db, { country, kind }, leadNotice.about(id, {}), createdAt);
}
