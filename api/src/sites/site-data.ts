/** Service points as the site starts with them. */
import { sql, type Kysely } from 'kysely';
import { fillSet } from '../database/content-set.ts';
import type { Database } from '../database/tables.ts';
import { siteRows } from './site-list.ts';
import { SITES_OF_AFRICA } from './sites-of-africa.ts';
import { SITES_OF_ARAB_COUNTRIES } from './sites-of-arab-countries.ts';
import { SITES_OF_ASIA } from './sites-of-asia.ts';

export const STARTING_SITES = [...SITES_OF_AFRICA, ...SITES_OF_ARAB_COUNTRIES, ...SITES_OF_ASIA]
  .flatMap(siteRows)
  .map((row, sort) => ({ ...row, sort }));

/** One statement for all rows; a new edition of the list replaces what is there. */
export async function fillSites(db: Kysely<Database>): Promise<void> {
  await fillSet(db, 'sites', STARTING_SITES, async (transaction) => {
    await transaction.deleteFrom('site').execute();
    await sql`insert into site select * from jsonb_populate_recordset(null::site, ${JSON.stringify(STARTING_SITES)}::jsonb)`.execute(transaction);
  });
}
