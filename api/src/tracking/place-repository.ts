/** Places of the network. They are few and change rarely, so a process keeps them in memory. */
import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { arrayLiteral } from '../database/array-literal.ts';
import type { Database, PlaceTable } from '../database/tables.ts';
import { STARTING_PLACES } from './place-data.ts';

export type PlaceRow = Selectable<PlaceTable>;

/** Adds the places that are missing, positions where there are none, the main place of each country, which is the first of its list, and renews the names. */
export async function fillPlaces(db: Kysely<Database>): Promise<void> {
  const rows = STARTING_PLACES.map(({ code, country, timeZone, latTenths, lngTenths, names }) => ({
    code,
    country,
    time_zone: timeZone,
    names: JSON.stringify(names),
    lat_tenths: latTenths,
    lng_tenths: lngTenths,
  }));
  await db
    .insertInto('place')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('code')
        .doUpdateSet({
          lat_tenths: sql`coalesce(place.lat_tenths, excluded.lat_tenths)`,
          lng_tenths: sql`coalesce(place.lng_tenths, excluded.lng_tenths)`,
          names: NAMES,
        })
        .where(sql<SqlBool>`(place.lat_tenths is null or place.names <> ${NAMES})`),
    )
    .execute();
  const main = [...Map.groupBy(STARTING_PLACES, ({ country }) => country).values()].flatMap(([first]) => (first ? [first.code] : []));
  await sql`
    update place set is_main = true
    where code = any(${arrayLiteral(main)}::text[]) and not exists (select from place as other where other.country = place.country and other.is_main)`.execute(db);
}

const NAMES = sql<string>`case when place.edited then place.names else excluded.names end`;

export interface PlaceBook {
  /** The rows of these codes. Reads the table again when it does not know one; one that is nowhere is left out. */
  find(codes: Iterable<string>): Promise<ReadonlyMap<string, PlaceRow>>;
}

export function placeBook(db: Kysely<Database>): PlaceBook {
  let known: ReadonlyMap<string, PlaceRow> = new Map();
  return {
    find: async (codes) => {
      for (const code of codes) {
        if (known.has(code)) continue;
        const rows = await db.selectFrom('place').selectAll().execute();
        known = new Map(rows.map((row) => [row.code, row]));
        break;
      }
      return known;
    },
  };
}
