/** When a session was last proven by a code, when an account got its first password, and changes that their owner can undo. */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('proven_at', 'timestamptz').execute();
  await db.schema.alterTable('account').addColumn('first_password_at', 'timestamptz').execute();
  await db.schema
    .createTable('account_undo')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('address_before', 'text')
    .addColumn('address_after', 'text')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_undo_account').on('account_undo').columns(['account_id', 'id']).execute();
  await db.schema.createIndex('account_undo_age').on('account_undo').column('changed_at').execute();
}
