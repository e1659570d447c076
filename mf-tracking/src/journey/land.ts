/** The land of maps, as far as it has been fetched. The server has it before it renders, so that maps come with the page. */
import type { LandRow } from '../map/land-rows.ts';

let known: readonly LandRow[] | null = null;

/** null until it was fetched. */
export const knownLand = (): readonly LandRow[] | null => known;

/** Fetches it, once. */
export async function fetchLand(): Promise<readonly LandRow[]> {
  const [{ LAND_LINES }, { landRows }] = await Promise.all([import('../map/land-lines.ts'), import('../map/land-rows.ts')]);
  known ??= landRows(LAND_LINES);
  return known;
}

/** For the loader of a page with a map: a browser fetches the land when a map is seen, the server beforehand. */
export async function prepareLand(): Promise<void> {
  if (typeof document === 'undefined') await fetchLand();
}
