/** Who of the staff opened or closed a questionnaire: a new edition of the installation's questionnaires leaves that as it is. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('survey').addColumn('status_by', 'text').addColumn('status_at', 'timestamptz').execute();
}
