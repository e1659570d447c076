/** Provinces, cities and areas as the site starts with them. */
import { sql, type Kysely } from 'kysely';
import { fillSet } from '../database/content-set.ts';
import type { Database } from '../database/tables.ts';
import { rowsOf } from './division-list.ts';
import { CHINA } from './divisions/china.ts';
import { EGYPT } from './divisions/egypt.ts';
import { GHANA } from './divisions/ghana.ts';
import { KENYA } from './divisions/kenya.ts';
import { MOROCCO } from './divisions/morocco.ts';
import { NIGERIA } from './divisions/nigeria.ts';
import { PAKISTAN } from './divisions/pakistan.ts';
import { SAUDI_ARABIA } from './divisions/saudi-arabia.ts';
import { TURKEY } from './divisions/turkey.ts';
import { UGANDA } from './divisions/uganda.ts';
import { UNITED_ARAB_EMIRATES } from './divisions/united-arab-emirates.ts';

const COUNTRIES = [MOROCCO, GHANA, NIGERIA, KENYA, UGANDA, CHINA, EGYPT, PAKISTAN, SAUDI_ARABIA, UNITED_ARAB_EMIRATES, TURKEY];

export const STARTING_AREAS = COUNTRIES.flatMap(rowsOf).map((row, sort) => ({ ...row, sort }));

/** One statement for all rows: every new database waits for it. */
export async function fillAreas(db: Kysely<Database>): Promise<void> {
  await fillSet(db, 'areas', STARTING_AREAS, async (transaction) => {
    await sql`
      insert into area (code, type, country, parent, names, search, sort)
      select code, type, country, parent, names, search, sort
      from jsonb_to_recordset(${JSON.stringify(STARTING_AREAS)}::jsonb)
        as row(code text, type text, country text, parent text, names jsonb, search text, sort integer)
      on conflict (code) do update set
        parent = excluded.parent, names = excluded.names, search = excluded.search, sort = excluded.sort`.execute(transaction);
  });
}
