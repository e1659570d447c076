/** Rows of a file that are items of one shipment, and the sender that a row names. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_import_row add column head_line integer, add column sender jsonb`.execute(db);
}
