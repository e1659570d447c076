/** Unfinished answers to questionnaires. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('survey_progress')
    .addColumn('survey_code', 'text', (column) => column.notNull().references('survey.code').onDelete('cascade'))
    .addColumn('respondent_hash', 'text', (column) => column.notNull())
    .addColumn('answers', 'jsonb', (column) => column.notNull())
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('survey_progress_one', ['survey_code', 'respondent_hash'])
    .execute();
  await db.schema.createIndex('survey_progress_age').on('survey_progress').column('saved_at').execute();
}
