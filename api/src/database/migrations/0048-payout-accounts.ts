/** Accounts to which the ledger of cash on delivery pays, and on each payment the end of the number to which it went. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payout_account')
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('number', 'text')
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('payout_account_pkey', ['account_id', 'currency'])
    .execute();
  await db.schema.alterTable('cod_remittance').addColumn('paid_kind', 'text').addColumn('paid_provider', 'text').addColumn('paid_last_four', 'text').execute();
}
