/** Search of the tree by a name as people type it. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '@amberlane/contract/site';
import type { queryAreaByTypeAndName } from '@amberlane/contract/calls/areas';
import type { Database } from '../database/tables.ts';
import { toAreaEntry } from './area-entry.ts';
import { nameIn } from './division-list.ts';
import { fitOf, foldName } from './name-fold.ts';
import { areasByCode, areasLike } from './repository.ts';

const MOST = 20;

/** The best first: the whole name, its beginning, the beginning of a word, the inside; [] when no letter is left of the name. */
export async function findAreas(
  db: Kysely<Database>,
  { type, name, countryCode, parentCode }: z.output<typeof queryAreaByTypeAndName.request>,
  locale: Locale,
): Promise<z.input<typeof queryAreaByTypeAndName.reply>> {
  const search = foldName(name);
  if (search === '') return [];
  const found = (await areasLike(db, { type, search, countryCode, parentCode }))
    .map((row) => ({ row, fit: Math.min(...row.search.split('\n').map((spelling) => fitOf(spelling, search) ?? Infinity)) }))
    .sort((a, b) => a.fit - b.fit || a.row.sort - b.row.sort)
    .slice(0, MOST)
    .map(({ row }) => ({ row, entry: toAreaEntry(row, locale) }));
  const holders = found.map(({ row, entry }) => [row.parent, entry.provinceCode].filter((code) => code !== null && code !== row.code));
  const around = await areasByCode(db, holders.flat().filter((code) => code !== null));
  return found.map(({ entry }, index) => ({
    ...entry,
    within: [...new Set(holders[index])].flatMap((code) => {
      const holder = code === null ? undefined : around.get(code);
      return holder ? [nameIn(holder.names, locale)] : [];
    }),
  }));
}
