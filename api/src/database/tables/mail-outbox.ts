/** Emails that are owed (`mail/outbox.ts`). */
import type { ColumnType } from 'kysely';
import type { Instant } from './column-types.ts';

export interface MailOutboxTable {
  /** Also the Message-ID. */
  id: string;
  /** Names the template. */
  kind: string;
  /** Id of the lead, order, subscription or account that it is about. */
  regarding: string;
  /** null when the address is looked up as the email is sent, and once it is done. */
  recipient: string | null;
  /** What the template needs besides; `{}` once it is done. */
  params: ColumnType<unknown, string, string>;
  state: 'pending' | 'sent' | 'withdrawn' | 'dead';
  /** Counted with the claim. */
  attempts: number;
  /** When it is tried next, or how long its worker holds it; null once it is done. */
  next_at: Instant | null;
  /** Of the last failed attempt, without personal data. */
  last_error: string | null;
  created_at: Instant;
  done_at: Instant | null;
}

export interface MailOutboxTables {
  mail_outbox: MailOutboxTable;
}
