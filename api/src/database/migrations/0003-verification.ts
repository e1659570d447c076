/** Captchas, verification codes with what was sent when, tickets for a new password, and registrations to confirm. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('captcha_expiry').on('captcha').column('expires_at').execute();
  await db.schema
    .createTable('verification_code')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('verification_code_pk', ['purpose', 'target'])
    .execute();
  await db.schema.createIndex('verification_code_expiry').on('verification_code').column('expires_at').execute();
  await db.schema
    .createTable('code_delivery')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz', (column) => column.notNull())
    .execute();
  for (const column of ['target', 'prefix', 'network']) {
    await db.schema.createIndex(`code_delivery_${column}`).on('code_delivery').columns([column, 'sent_at']).execute();
  }
  await db.schema.createIndex('code_delivery_age').on('code_delivery').column('sent_at').execute();
  await db.schema
    .createTable('reset_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reset_ticket_account').on('reset_ticket').column('account_id').execute();
  await db.schema
    .createTable('registration')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('nick_name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
