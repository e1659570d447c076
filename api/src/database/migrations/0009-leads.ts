/** Applications and messages to the company, the steps of an application, and the mails that each of them owes. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('suspect', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('keep_until', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_fingerprint').on('lead').columns(['fingerprint', 'created_at']).execute();
  await db.schema.createIndex('lead_keep_until').on('lead').column('keep_until').execute();

  await db.schema
    .createTable('application_step')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('application_step_pk', ['lead_id', 'status'])
    .execute();

  await db.schema
    .createTable('lead_mail')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('attempts', 'smallint', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addPrimaryKeyConstraint('lead_mail_pk', ['lead_id', 'addressee'])
    .execute();
  await db.schema.createIndex('lead_mail_due').on('lead_mail').column('next_at').execute();
}
