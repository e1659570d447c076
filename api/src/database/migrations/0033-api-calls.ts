/** Calls that programs made with keys of customers, for the console. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_call')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key_prefix', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('status', 'smallint', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('api_call_account').on('api_call').columns(['account_id', 'id']).execute();
  await db.schema.createIndex('api_call_age').on('api_call').column('at').execute();
}
