/** The place of a country where a parcel counts as handed over when its city has no place of its own. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('place')
    .addColumn('is_main', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
