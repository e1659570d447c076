/** Shipments from files: lists and their rows. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('order_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'jsonb', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('agreement_version', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create index order_import_list on order_import (account_id, updated_at desc, id desc)`.execute(db);
  await db.schema.createIndex('order_import_updated').on('order_import').column('updated_at').execute();
  await db.schema
    .createTable('order_import_row')
    .addColumn('import_id', 'text', (column) => column.notNull().references('order_import.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('cells', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('ready', 'faulty', 'skipped', 'queued', 'created', 'failed', 'cancelled')`))
    .addColumn('faults', 'jsonb', (column) => column.notNull())
    .addColumn('product', 'text')
    .addColumn('price', 'bigint')
    .addColumn('priced_on', 'text')
    .addColumn('order_id', 'text')
    .addColumn('attempts', 'smallint', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addPrimaryKeyConstraint('order_import_row_pk', ['import_id', 'line'])
    .addCheckConstraint('order_import_row_queued', sql`(state = 'queued') = (next_at is not null)`)
    .addCheckConstraint('order_import_row_created', sql`(state = 'created') = (order_id is not null)`)
    .execute();
  await sql`create index order_import_row_due on order_import_row (line, import_id) where state = 'queued'`.execute(db);
}
