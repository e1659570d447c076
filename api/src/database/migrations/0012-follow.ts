/** Who follows which parcel by mail, the letters that each follower is owed, and the tokens in them. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('follower')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('waybill_no', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'following', 'stopped')`))
    .addColumn('told_at', 'timestamptz', (column) => column.notNull())
    .addColumn('confirm_by', 'timestamptz', (column) => column.notNull())
    .addColumn('keep_until', 'timestamptz', (column) => column.notNull())
    .addUniqueConstraint('follower_waybill_email', ['waybill_no', 'email'])
    .execute();
  await db.schema.createIndex('follower_keep_until').on('follower').column('keep_until').execute();

  await db.schema
    .createTable('follow_letter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('follower_id', 'text', (column) => column.notNull().references('follower.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text')
    .addColumn('attempts', 'smallint', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('follow_letter_due').on('follow_letter').column('next_at').execute();
  await db.schema.createIndex('follow_letter_follower').on('follow_letter').column('follower_id').execute();

  await db.schema
    .createTable('follow_token')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('follower_id', 'text', (column) => column.notNull().references('follower.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('follow_token_follower').on('follow_token').column('follower_id').execute();

  await db.schema.alterTable('outbox_message').addColumn('message_id', 'text', (column) => column.unique()).addColumn('unsubscribe', 'text').execute();
}
