/** Rates with their cities and remarks, and the keys that sign quotes. Days are ISO dates as text: no clock, no zone. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('freight_city')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('is_remote', 'boolean', (column) => column.notNull())
    .addColumn('gateway', 'text')
    .addColumn('sort', 'smallint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('freight_remark')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('texts', 'jsonb', (column) => column.notNull())
    .addColumn('sort', 'smallint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('freight_rate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull().references('freight_city.code'))
    .addColumn('destination', 'text', (column) => column.notNull().references('freight_city.code'))
    .addColumn('first_grams', 'integer', (column) => column.notNull().check(sql`first_grams > 0`))
    .addColumn('first_amount', 'integer', (column) => column.notNull().check(sql`first_amount >= 0`))
    .addColumn('tiers', 'jsonb', (column) => column.notNull())
    .addColumn('remark_codes', 'jsonb', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull().check(sql`valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`))
    .addColumn('valid_to', 'text', (column) => column.check(sql`valid_to ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and valid_to >= valid_from`))
    .addColumn('source', 'text', (column) => column.notNull())
    .addUniqueConstraint('freight_rate_lane', ['destination', 'origin', 'product', 'valid_from'])
    .execute();

  await db.schema
    .createTable('signing_key')
    .addColumn('purpose', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
