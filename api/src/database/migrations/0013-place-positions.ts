/** Where a place lies, to a tenth of a degree: the map of a journey goes from city to city. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('place').addColumn('lat_tenths', 'smallint').addColumn('lng_tenths', 'smallint').execute();
}
