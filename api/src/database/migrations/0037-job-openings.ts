/** Until when applications for a position are taken, and the kind of employment. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('job')
    .addColumn('employment', 'text', (column) => column.notNull().defaultTo('FULL_TIME'))
    .addColumn('open_days', 'integer')
    .addColumn('closes_at', 'timestamptz')
    .execute();
  await sql`alter table job add constraint job_closes_once check (open_days is null or closes_at is null)`.execute(db);
}
