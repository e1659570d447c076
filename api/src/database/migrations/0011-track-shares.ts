/** Links to shared parcels. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('track_share')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('waybill_no', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('track_share_expiry').on('track_share').column('expires_at').execute();
}
