/** What staff did at the desk. The database itself refuses to change a row. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_log')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.references('staff_member.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await sql`create index staff_log_age on staff_log (at)`.execute(db);
  await sql`create index staff_log_subject on staff_log (subject, id)`.execute(db);
  await sql`create function refuse_staff_log_change() returns trigger language plpgsql as $$ begin raise exception 'a row of the staff log is never changed'; end $$`.execute(db);
  await sql`create trigger staff_log_is_final before update on staff_log for each row execute function refuse_staff_log_change()`.execute(db);
}
