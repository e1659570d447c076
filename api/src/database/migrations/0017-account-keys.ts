/** API keys that belong to customers, whose plan has them, and accounts that are closed. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('account')
    .addColumn('platform', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('closed_at', 'timestamptz')
    .execute();
  await db.schema.alterTable('account').dropConstraint('account_reachable').execute();
  // A closed account has nobody to reach: it only holds together what the books keep.
  await db.schema.alterTable('account').addCheckConstraint('account_reachable', sql`(closed_at is null) = (email is not null or phone is not null)`).execute();
  await db.schema.createIndex('account_closed').on('account').column('closed_at').where('closed_at', 'is not', null).execute();

  await db.schema.alterTable('api_key').addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade')).execute();
  await db.schema.createIndex('api_key_account').on('api_key').column('account_id').execute();
}
