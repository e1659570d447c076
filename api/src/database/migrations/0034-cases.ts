/**
 * Every application and message becomes a case: where it stands, the steps that led there (one may come twice, as when
 * feedback is opened again), what was written to and fro, and what its sender said of our answer. The steps of franchise
 * applications are copied; their table stays for a process of the version before.
 */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead add column status text not null default 'RECEIVED', add column answer_by timestamptz, add column answered_at timestamptz, add column satisfied boolean,
      add column rating_comment text`.execute(db);
  await sql`create index lead_newest on lead (created_at desc, id desc)`.execute(db);
  await sql`create index lead_answer_by on lead (answer_by, id) where answer_by is not null`.execute(db);

  await db.schema
    .createTable('case_step')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('staff', 'text')
    .addPrimaryKeyConstraint('case_step_pk', ['lead_id', 'number'])
    .execute();
  await sql`
    insert into case_step (lead_id, number, status, at)
    select lead_id, row_number() over (partition by lead_id order by at, status <> 'RECEIVED'), status, at from application_step`.execute(db);
  await sql`
    insert into case_step (lead_id, number, status, at)
    select id, 1, 'RECEIVED', created_at from lead where not exists (select from case_step where lead_id = lead.id)`.execute(db);
  await sql`
    update lead set status = last.status
    from (select distinct on (lead_id) lead_id, status from case_step order by lead_id, number desc) as last
    where last.lead_id = lead.id and last.status <> lead.status`.execute(db);
  // What was promised in the emails of the version before.
  await sql`update lead set answer_by = created_at + interval '7 days' where kind = 'franchise' and status in ('RECEIVED', 'VERIFICATION')`.execute(db);

  await db.schema
    .createTable('case_message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('side', 'text', (column) => column.notNull().check(sql`side in ('staff', 'sender')`))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('staff', 'text')
    .execute();
  await db.schema.createIndex('case_message_lead').on('case_message').columns(['lead_id', 'at']).execute();

  await db.schema
    .createTable('office_mail_hour')
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('hour', 'timestamptz', (column) => column.notNull())
    .addColumn('notices', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('office_mail_hour_pk', ['mailbox', 'hour'])
    .execute();
  await db.schema.createIndex('office_mail_hour_age').on('office_mail_hour').column('hour').execute();
}
