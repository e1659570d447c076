/**
 * Emails that are owed, in the table `mail_outbox` (transactional outbox). A row is written in the transaction of what it
 * tells of, and claimed before it is sent, so that several processes send it once. A process that dies between the
 * provider's answer and our note sends it again with the same Message-ID.
 */
import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database } from '../database/tables.ts';
import type { NewEmail, QueuedEmail } from './email-template.ts';
import { leaseUntil, nextAttempt } from './retry-schedule.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** Owes emails, from now on. */
export async function queueEmails(tx: Transaction<Database>, emails: readonly NewEmail[], now: Date): Promise<void> {
  if (emails.length === 0) return;
  const column = (read: (email: NewEmail) => string) => sql`${arrayLiteral(emails.map(read))}::text[]`;
  await sql`
    insert into mail_outbox (id, kind, regarding, recipient, params, state, attempts, next_at, created_at)
    select id, kind, regarding, nullif(recipient, ''), params::jsonb, 'pending', 0, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column(() => randomUUID())}, ${column(({ kind }) => kind)}, ${column(({ regarding }) => regarding)},
      ${column(({ recipient }) => recipient ?? '')}, ${column(({ params }) => params)}) as email (id, kind, regarding, recipient, params)`.execute(tx);
}

interface Withdrawal {
  readonly kinds: readonly string[];
  readonly regarding: readonly string[];
}

/** Takes back what has not been sent yet. An email that is being sent at this moment still arrives. */
export async function withdrawEmails(db: Db, { kinds, regarding }: Withdrawal, now: Date): Promise<void> {
  if (regarding.length === 0) return;
  await db
    .updateTable('mail_outbox')
    .set({ ...DONE, state: 'withdrawn', done_at: now })
    .where('state', '=', 'pending')
    .where('kind', 'in', kinds)
    .where(sql<boolean>`regarding = any(${arrayLiteral(regarding)}::text[])`)
    .execute();
}

/** Deletes everything that is addressed to somebody who is to be forgotten. */
export async function forgetRecipients(tx: Transaction<Database>, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await tx.deleteFrom('mail_outbox').where('recipient', 'in', recipients).execute();
}

/** Claims the email that has waited longest, or one about `regarding`; null when none is due. */
export async function claimEmail(db: Kysely<Database>, now: Date, regarding: string | null = null): Promise<QueuedEmail | null> {
  const claimed = await db
    .with('due', (query) => {
      const due = query.selectFrom('mail_outbox').select('id').where('state', '=', 'pending').where('next_at', '<=', now).orderBy('next_at').limit(1).forUpdate().skipLocked();
      return regarding === null ? due : due.where('regarding', '=', regarding);
    })
    .updateTable('mail_outbox')
    .from('due')
    .set((update) => ({ attempts: update('mail_outbox.attempts', '+', 1), next_at: leaseUntil(now) }))
    .whereRef('mail_outbox.id', '=', 'due.id')
    .returning(['mail_outbox.id', 'mail_outbox.kind', 'mail_outbox.regarding', 'mail_outbox.recipient', 'mail_outbox.params', 'mail_outbox.attempts'])
    .executeTakeFirst();
  return claimed ?? null;
}

/** A row that is done needs neither address nor content. */
const DONE = { next_at: null, recipient: null, params: '{}', last_error: null } as const;

/** Notes that an email was sent, or that nobody waits for it any more. */
export async function markDone(db: Kysely<Database>, { id }: QueuedEmail, state: 'sent' | 'withdrawn', now: Date): Promise<void> {
  await db.updateTable('mail_outbox').set({ ...DONE, state, done_at: now }).where('id', '=', id).execute();
}

/**
 * Notes why an attempt failed and sets the next one, unless the email was withdrawn or claimed by another worker
 * meanwhile. False when no attempt is left: the email is dead.
 */
export async function markFailed(db: Kysely<Database>, { id, attempts }: QueuedEmail, reason: string, now: Date): Promise<boolean> {
  const next_at = nextAttempt(attempts, now);
  const failed = next_at === null ? { state: 'dead' as const, next_at, done_at: now } : { next_at };
  await db.updateTable('mail_outbox').set({ ...failed, last_error: reason }).where('id', '=', id).where('state', '=', 'pending').where('attempts', '=', attempts).execute();
  return next_at !== null;
}

/** Whether an email of this kind about `regarding` has left in the last days. */
export async function isSent(db: Db, kind: string, regarding: string): Promise<boolean> {
  const row = await db.selectFrom('mail_outbox').select('id').where('kind', '=', kind).where('regarding', '=', regarding).where('state', '=', 'sent').limit(1).executeTakeFirst();
  return row !== undefined;
}
