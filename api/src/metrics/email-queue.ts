/** What waits in the mail outbox. Every process reads the same table: take the maximum over processes, not the sum. */
import { sql, type Kysely } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/tables.ts';
import { sharedRead } from './shared-read.ts';

export interface EmailQueue {
  /** Emails that are still to be sent. */
  readonly waiting: number;
  /** How long the oldest has waited; 0 for none. */
  readonly oldestSeconds: number;
}

export async function readEmailQueue(db: Kysely<Database>, now: Date): Promise<EmailQueue> {
  const { waiting, oldest } = await db
    .selectFrom('mail_outbox')
    .select([sql<number>`count(*)::int`.as('waiting'), sql<Date | null>`min(created_at)`.as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { waiting, oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0 };
}

export function watchEmailQueue(registry: Registry, readQueue: () => Promise<EmailQueue>): void {
  const read = sharedRead(readQueue);
  const gauge = (name: string, help: string, value: (queue: EmailQueue) => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const queue = await read();
        this.set(queue ? value(queue) : Number.NaN);
      },
    });
  };
  gauge('api_email_queue_waiting', 'Emails that are still to be sent; not a number while the database does not answer.', ({ waiting }) => waiting);
  gauge('api_email_queue_oldest_age_seconds', 'How long the oldest of them has waited; 0 for none.', ({ oldestSeconds }) => oldestSeconds);
}
