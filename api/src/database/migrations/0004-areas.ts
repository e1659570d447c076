/** Provinces, cities and areas as one tree, and the service points that lie in it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('area')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('province', 'city', 'area')`))
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('parent', 'text', (column) => column.references('area.code'))
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('area_parent').on('area').columns(['parent', 'sort']).execute();
  await db.schema.createIndex('area_level').on('area').columns(['type', 'country', 'sort']).execute();
  await db.schema
    .createTable('site')
    .addColumn('site_code', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('province', 'text', (column) => column.notNull().references('area.code'))
    .addColumn('city', 'text', (column) => column.notNull().references('area.code'))
    .addColumn('area', 'text', (column) => column.references('area.code'))
    .addColumn('names', 'jsonb', (column) => column.notNull())
    .addColumn('address', 'jsonb', (column) => column.notNull())
    .addColumn('landmark', 'jsonb', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('services', 'jsonb', (column) => column.notNull())
    .addColumn('lat_micro', 'integer', (column) => column.notNull())
    .addColumn('lng_micro', 'integer', (column) => column.notNull())
    .addColumn('hours', 'jsonb', (column) => column.notNull())
    .addColumn('ramadan_hours', 'jsonb')
    .addColumn('closures', 'jsonb', (column) => column.notNull())
    .addColumn('closed_for_good', 'boolean', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('site_country').on('site').columns(['country', 'sort']).execute();
}
