/** The address book knows a default sender and a default receiver; an entry has its name in the script of its country too. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('address_entry')
    .addColumn('default_sender', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('default_receiver', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  // The one default of before was offered on either side.
  await sql`update address_entry set default_sender = is_default, default_receiver = is_default, entry = entry || '{"localName": ""}'::jsonb`.execute(db);
  await db.schema.dropIndex('address_entry_default').execute();
  await db.schema.alterTable('address_entry').dropColumn('is_default').execute();
  await sql`create unique index address_entry_sender on address_entry (account_id) where default_sender`.execute(db);
  await sql`create unique index address_entry_receiver on address_entry (account_id) where default_receiver`.execute(db);
}
