/** Dictionaries in the database. */
import type { Kysely, Selectable } from 'kysely';
import { DICTIONARY_TYPES, type DictionaryType } from '@amberlane/contract/calls/dictionaries';
import type { Database, DictionaryEntryTable } from '../database/tables.ts';
import { startingEntries } from './dictionary-data.ts';

export type DictionaryRow = Selectable<DictionaryEntryTable>;

/** Entries of these dictionaries, each in its own order. */
export function entriesOf(db: Kysely<Database>, types: readonly DictionaryType[]): Promise<DictionaryRow[]> {
  return db.selectFrom('dictionary_entry').selectAll().where('type', 'in', types).orderBy('type').orderBy('sort').execute();
}

/** Adds the entries that are missing and renews the labels of the others. */
export async function fillDictionaries(db: Kysely<Database>): Promise<void> {
  const rows = DICTIONARY_TYPES.flatMap((type) =>
    startingEntries(type).map(({ code, names }, sort) => ({ type, code, names: JSON.stringify(names), sort })),
  );
  await db
    .insertInto('dictionary_entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['type', 'code'])
        .doUpdateSet(({ ref }) => ({ names: ref('excluded.names') }))
        .where('dictionary_entry.edited', '=', false)
        .whereRef('dictionary_entry.names', '!=', 'excluded.names'),
    )
    .execute();
}
