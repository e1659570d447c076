/**
 * Countries, dictionaries, places, waybills and their events. The waybill number leads every key of a tracking
 * table and nothing refers across waybills, so the tables can be hash-partitioned or sharded on that column.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('country')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('open_time', 'jsonb', (column) => column.notNull())
    .addColumn('hours', 'jsonb', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('phone_regex', 'text', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('sort', 'smallint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('dictionary_entry')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('sort', 'smallint', (column) => column.notNull())
    .addPrimaryKeyConstraint('dictionary_entry_pk', ['type', 'code'])
    .execute();

  await db.schema
    .createTable('place')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('waybill')
    .addColumn('waybill_no', 'text', (column) => column.primaryKey())
    .addColumn('mall_no', 'text')
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('weight_grams', 'integer', (column) => column.notNull().check(sql`weight_grams > 0`))
    .addColumn('pieces', 'smallint', (column) => column.notNull().check(sql`pieces > 0`))
    .addColumn('upstream', 'text')
    .addColumn('latest_code', 'text', (column) => column.notNull())
    .addColumn('latest_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('waybill_mall_no').on('waybill').column('mall_no').execute();

  await db.schema
    .createTable('track_event')
    .addColumn('waybill_no', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('handover', 'text')
    .addColumn('disposal', 'text')
    .addColumn('attempt', 'smallint')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('towards', 'text')
    .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
    .addColumn('received_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('track_event_pk', ['waybill_no', 'event_id'])
    .execute();
  await db.schema.createIndex('track_event_history').on('track_event').columns(['waybill_no', 'occurred_at desc']).execute();

  await db.schema
    .createTable('demo_parcel')
    .addColumn('waybill_no', 'text', (column) => column.primaryKey())
    .addColumn('script', 'text', (column) => column.notNull())
    .addColumn('open', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute();
}
