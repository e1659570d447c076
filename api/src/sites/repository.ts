/** Service points in the database. */
import type { Kysely, Selectable } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { Database } from '../database/tables.ts';
import type { AreaTables } from '../database/tables/areas.ts';

export type SiteRecord = Selectable<AreaTables['site']>;

export const allSites = (db: Kysely<Database>): Promise<SiteRecord[]> => db.selectFrom('site').selectAll().orderBy('sort').execute();

export const sitesOf = (db: Kysely<Database>, country: Country): Promise<SiteRecord[]> =>
  db.selectFrom('site').selectAll().where('country', '=', country).orderBy('sort').execute();

export const siteByCode = (db: Kysely<Database>, code: string): Promise<SiteRecord | undefined> =>
  db.selectFrom('site').selectAll().where('site_code', '=', code).executeTakeFirst();
