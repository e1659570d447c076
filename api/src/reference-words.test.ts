import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { OpenDatabase } from './database/database.ts';
import { fillReferenceData } from './reference-data.ts';
import { describeOnBothDatabases } from './testing/test-databases.ts';

/** Where words of the installation are kept: a row, and the column with its words by language. */
const WORDS = [
  ['country', 'names', "code = 'TR'"],
  ['country', 'open_time', "code = 'TR'"],
  ['dictionary_entry', 'names', "type = 'CYCLE' and code = 'DAY'"],
  ['place', 'names', "code = 'NG-KAN'"],
  ['freight_city', 'names', "code = 'TR-IST'"],
  ['freight_remark', 'texts', "code = (select min(code) from freight_remark)"],
] as const;

describeOnBothDatabases('words of the installation in an existing database', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open('reference');
  });
  afterAll(() => database.close());

  const wordsOf = async ([table, column, row]: (typeof WORDS)[number]): Promise<unknown> => {
    const { rows } = await sql<{ words: unknown }>`select ${sql.ref(column)} as words from ${sql.table(table)} where ${sql.raw(row)}`.execute(database.db);
    return rows[0]?.words;
  };
  const set = ([table, column, row]: (typeof WORDS)[number], words: unknown, edited: boolean) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(words)}::jsonb, edited = ${edited} where ${sql.raw(row)}`.execute(database.db);
  const older = { en: 'An older name', 'zh-CN': '旧', fr: 'Ancien', ar: 'قديم', ur: 'پرانا', tr: 'Eski' };

  it.each(WORDS.map((place) => [`${place[0]}.${place[1]}`, place] as const))('%s gets those of a later release, unless an operator wrote them', async (_name, place) => {
    const released = await wordsOf(place);
    expect(released).toHaveProperty('tr');
    await set(place, older, false);
    await fillReferenceData(database.db);
    expect(await wordsOf(place)).toEqual(released);
    await set(place, older, true);
    await fillReferenceData(database.db);
    expect(await wordsOf(place)).toEqual(older);
    await set(place, released, false);
  });

  it('are written once: a start on the same release changes no row', async () => {
    const versions = async (): Promise<unknown> => {
      const tables = [...new Set(WORDS.map(([table]) => table))];
      return Promise.all(tables.map(async (table) => (await sql`select xmin::text from ${sql.table(table)} order by 1`.execute(database.db)).rows));
    };
    const before = await versions();
    await fillReferenceData(database.db);
    expect(await versions()).toEqual(before);
  });

  it('leave the rest of a row as an operator set it, and opening hours in its words', async () => {
    const { db } = database;
    const hours = await db.selectFrom('country').select('hours').where('code', '=', 'GH').executeTakeFirstOrThrow();
    await db.updateTable('country').set({ contact: '+233 1', hours: JSON.stringify(hours.hours.slice(1)), open_time: JSON.stringify(older), names: JSON.stringify(older) }).where('code', '=', 'GH').execute();
    await fillReferenceData(db);
    const ghana = await db.selectFrom('country').select(['contact', 'open_time', 'names']).where('code', '=', 'GH').executeTakeFirstOrThrow();
    expect(ghana).toMatchObject({ contact: '+233 1', open_time: older, names: { en: 'Ghana' } });
  });
});
