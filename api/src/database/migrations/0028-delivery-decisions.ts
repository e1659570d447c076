/** Decisions after a failed delivery, and which reminders of their deadlines were sent. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('delivery_decision')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('waybill_no', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('option', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('day', 'text')
    .addColumn('time_window', 'text')
    .addColumn('address', 'jsonb')
    .addColumn('site_code', 'text')
    .addColumn('email', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('fee_fen', 'integer')
    .addColumn('deadline', 'timestamptz', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create unique index delivery_decision_version on delivery_decision (waybill_no, version)`.execute(db);
  await sql`create unique index delivery_decision_open on delivery_decision (waybill_no) where state = 'open'`.execute(db);
  await sql`create index delivery_decision_due on delivery_decision (deadline) where state = 'open'`.execute(db);
  await sql`create index delivery_decision_age on delivery_decision (created_at)`.execute(db);
  await db.schema
    .createTable('decision_reminder')
    .addColumn('waybill_no', 'text', (column) => column.notNull())
    .addColumn('deadline', 'timestamptz', (column) => column.notNull())
    .addColumn('reminded_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('decision_reminder_key', ['waybill_no', 'deadline'])
    .execute();
  await sql`create index decision_reminder_age on decision_reminder (reminded_at)`.execute(db);
}
