/**
 * Marks rows of reference data whose words an operator changed: a release writes its words into the others (`reference-data.ts`).
 * Earlier rows are taken as unchanged, because nothing tells an operator's words from those of an earlier release.
 */
import type { Kysely } from 'kysely';

export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['country', 'dictionary_entry', 'place', 'freight_city', 'freight_remark']) {
    await db.schema
      .alterTable(table)
      .addColumn('edited', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
  }
}
