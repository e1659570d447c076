/** Files of many labels that were asked for: which orders, in which layout, until when. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('label_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('layout', 'text', (column) => column.notNull())
    .addColumn('order_ids', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('label_file_account').on('label_file').column('account_id').execute();
  await db.schema.createIndex('label_file_age').on('label_file').column('expires_at').execute();
}
