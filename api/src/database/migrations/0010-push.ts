/** Parties of waybills, the site of an event, and keys of the batch push. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waybill_parties')
    .addColumn('waybill_no', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text')
    .addColumn('sender', 'jsonb', (column) => column.notNull())
    .addColumn('receiver', 'jsonb', (column) => column.notNull())
    .addColumn('signed_by', 'text')
    .execute();

  await db.schema.alterTable('track_event').addColumn('site', 'text').execute();
  // A waybill has some twenty events, found by the number alone: a second index costs every push and saves no reader.
  await db.schema.dropIndex('track_event_history').execute();
  // States change often and are in no index: with room in their page, rows are rewritten where they are.
  await sql`alter table waybill set (fillfactor = 70)`.execute(db);

  await db.schema
    .createTable('api_key')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull().unique())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('scopes', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .execute();
}
