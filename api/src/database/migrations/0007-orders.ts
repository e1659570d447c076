/** Orders, the address book, and the keys of orders that were sent. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('order_no', 'text', (column) => column.notNull().unique())
    .addColumn('trade_no', 'text', (column) => column.notNull().unique())
    .addColumn('waybill_no', 'text', (column) => column.unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull().check(sql`stage in ('DRAFT', 'SUBMITTED', 'CANCELLED')`))
    .addColumn('form', 'jsonb', (column) => column.notNull())
    .addColumn('accept_country', 'text')
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('reference_price', 'jsonb')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addCheckConstraint('customer_order_waybill', sql`(stage = 'SUBMITTED') = (waybill_no is not null)`)
    .execute();
  await sql`create index customer_order_list on customer_order (account_id, created_at desc, id desc) where deleted_at is null`.execute(db);
  await db.schema
    .createTable('address_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('entry', 'jsonb', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('address_entry_account').on('address_entry').column('account_id').execute();
  await sql`create unique index address_entry_default on address_entry (account_id) where is_default`.execute(db);
  await db.schema
    .createTable('idempotency_key')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_key_pk', ['account_id', 'key'])
    .execute();
}
