/** When a session was ended by a person; null while it goes on, and where only time ended it. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('ended_at', 'timestamptz').execute();
}
