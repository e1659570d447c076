/** Provinces, cities and areas in the database. */
import type { Kysely, Selectable } from 'kysely';
import type { Country } from '@amberlane/contract/site';
import type { AreaType } from '@amberlane/contract/calls/areas';
import type { Database } from '../database/tables.ts';
import type { AreaTables } from '../database/tables/areas.ts';

export type AreaRecord = Selectable<AreaTables['area']>;

export const provincesOf = (db: Kysely<Database>, country: Country): Promise<AreaRecord[]> =>
  db.selectFrom('area').selectAll().where('country', '=', country).where('type', '=', 'province').orderBy('sort').execute();

export const areasOf = async (db: Kysely<Database>, countries: readonly Country[]): Promise<AreaRecord[]> =>
  countries.length === 0 ? [] : db.selectFrom('area').selectAll().where('country', 'in', countries).orderBy('sort').execute();

/** What lies in a province or city; null when there is none of this type and code. */
export async function areasWithin(db: Kysely<Database>, type: AreaType, code: string): Promise<AreaRecord[] | null> {
  const inside = await db.selectFrom('area').selectAll().where('parent', '=', code).orderBy('sort').execute();
  const known = await areasByCode(db, [code]);
  return known.get(code)?.type === type ? inside : null;
}

export async function areasByCode(db: Kysely<Database>, codes: readonly string[]): Promise<ReadonlyMap<string, AreaRecord>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('area').selectAll().where('code', 'in', [...new Set(codes)]).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

interface AreaSearch {
  /** One level, or all of them. */
  readonly type: AreaType | null;
  /** Folded: letters, digits and blanks only, so no mark of LIKE is in it. */
  readonly search: string;
  readonly countryCode: Country | undefined;
  readonly parentCode: string | undefined;
}

/** All with the search in one of their spellings; a province as parent takes in the areas of its cities. */
export function areasLike(db: Kysely<Database>, { type, search, countryCode, parentCode }: AreaSearch): Promise<AreaRecord[]> {
  let query = db.selectFrom('area').selectAll().where('search', 'like', `%${search}%`);
  if (type !== null) query = query.where('type', '=', type);
  if (countryCode !== undefined) query = query.where('country', '=', countryCode);
  if (parentCode !== undefined) query = query.where((where) => where.or([where('parent', '=', parentCode), where('parent', 'like', `${parentCode}-%`)]));
  return query.orderBy('sort').execute();
}
