/** Webhook endpoints of customers, the events that they are owed, and what became of each delivery. */
import { sql, type Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_endpoint')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('events', sql`text[]`, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('active', 'paused', 'failing')`))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_until', 'timestamptz')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failing_since', 'timestamptz')
    .addColumn('last_delivered_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('webhook_endpoint_former', sql`(former_secret is null) = (former_until is null)`)
    .execute();
  await db.schema.createIndex('webhook_endpoint_account').on('webhook_endpoint').columns(['account_id', 'created_at']).execute();

  await db.schema
    .createTable('webhook_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhook_event_account').on('webhook_event').column('account_id').execute();
  await db.schema.createIndex('webhook_event_age').on('webhook_event').column('created_at').execute();

  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigserial', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('endpoint_id', 'text', (column) => column.notNull().references('webhook_endpoint.id').onDelete('cascade'))
    .addColumn('event_id', 'text', (column) => column.notNull().references('webhook_event.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'held', 'delivered', 'dead')`))
    .addColumn('attempts', 'smallint', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz')
    .addColumn('claim', 'text')
    .addColumn('last_at', 'timestamptz')
    .addColumn('last_fault', 'text')
    .addColumn('last_status', 'smallint')
    .addColumn('last_ms', 'integer')
    .addColumn('last_answer', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addCheckConstraint('webhook_delivery_pending', sql`(state = 'pending') = (next_at is not null)`)
    .execute();
  await sql`create index webhook_delivery_due on webhook_delivery (next_at) where state = 'pending'`.execute(db);
  await db.schema.createIndex('webhook_delivery_account').on('webhook_delivery').columns(['account_id', 'seq']).execute();
  await db.schema.createIndex('webhook_delivery_endpoint').on('webhook_delivery').columns(['endpoint_id', 'state', 'seq']).execute();
  await db.schema.createIndex('webhook_delivery_event').on('webhook_delivery').column('event_id').execute();
}
