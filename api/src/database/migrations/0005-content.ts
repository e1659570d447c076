/**
 * Articles, open positions, questionnaires and their answers. `days_ago` dates what comes with the installation, so
 * that it is never stale; `published_at` dates what an operator writes. `edited` rows are never replaced.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_set')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('article')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('countries', 'jsonb')
    .addColumn('desk', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('pinned', 'boolean', (column) => column.notNull())
    .addColumn('days_ago', 'integer')
    .addColumn('published_at', 'timestamptz')
    .addColumn('texts', 'jsonb', (column) => column.notNull())
    .addColumn('edited', 'boolean', (column) => column.notNull().defaultTo(false))
    .addCheckConstraint('article_is_dated', sql`(days_ago is null) <> (published_at is null)`)
    .execute();

  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('days_ago', 'integer')
    .addColumn('published_at', 'timestamptz')
    .addColumn('texts', 'jsonb', (column) => column.notNull())
    .addColumn('edited', 'boolean', (column) => column.notNull().defaultTo(false))
    .addCheckConstraint('job_is_dated', sql`(days_ago is null) <> (published_at is null)`)
    .execute();

  await db.schema
    .createTable('survey')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('definition', 'jsonb', (column) => column.notNull())
    .addColumn('sort', 'smallint', (column) => column.notNull())
    .addColumn('edited', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();

  await db.schema
    .createTable('survey_result')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('survey_code', 'text', (column) => column.notNull().references('survey.code'))
    .addColumn('respondent_hash', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('answers', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('survey_result_once', ['survey_code', 'respondent_hash'])
    .execute();
}
