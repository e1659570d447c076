/** The local mailbox: where messages land when no provider is set. Newest first; only the newest are kept. */
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Message, Messenger } from './messenger.ts';

/** Older messages are forgotten: they hold codes and addresses. */
const KEPT = 500;

export const localMailbox = (db: Kysely<Database>, now: () => Date): Messenger => ({
  send: async ({ channel, to, subject, text, code, id, unsubscribe }) => {
    await db
      .insertInto('outbox_message')
      .values({ channel, recipient: to, subject, body: text, code: code ?? null, message_id: id ?? null, unsubscribe: unsubscribe ?? null, sent_at: now() })
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
    const oldest = db.selectFrom('outbox_message').select('id').orderBy('id', 'desc').offset(KEPT).limit(1);
    await db.deleteFrom('outbox_message').where('id', '<=', oldest).execute();
  },
});

export interface MailboxEntry extends Omit<Message, 'id'> {
  /** UTC instant, ISO 8601. */
  readonly at: string;
}

/** The newest messages. */
export async function readMailbox(db: Kysely<Database>, most: number): Promise<MailboxEntry[]> {
  const rows = await db.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(most).execute();
  return rows.map(({ channel, recipient, subject, body, code, unsubscribe, sent_at }) => ({
    channel,
    to: recipient,
    subject,
    text: body,
    ...(code === null ? {} : { code }),
    ...(unsubscribe === null ? {} : { unsubscribe }),
    at: sent_at.toISOString(),
  }));
}
