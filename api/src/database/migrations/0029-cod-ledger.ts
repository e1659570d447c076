/** The ledger of cash on delivery: what was collected for whom, and what was paid out. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cod_remittance')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('remitted_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await sql`create unique index cod_remittance_run on cod_remittance (account_id, currency, remitted_at)`.execute(db);
  await db.schema
    .createTable('cod_entry')
    .addColumn('waybill_no', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('order_no', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('collected', 'bigint', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull())
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'timestamptz', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('remittance_id', 'text', (column) => column.references('cod_remittance.id').onDelete('set null'))
    .execute();
  await sql`create index cod_entry_account on cod_entry (account_id, delivered_at desc, waybill_no desc)`.execute(db);
  await sql`create index cod_entry_open on cod_entry (delivered_at) where remittance_id is null`.execute(db);
}
