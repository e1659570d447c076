/** Whose pictures a map may show: those of a third party that the company has set (`MAP_TILES_URL`), once the reader agreed. */
import { createContext } from 'react';

/** Address of tiles with `{z}`, `{x}` and `{y}`; null: the map draws what the site has itself. */
export type AllowedMapTiles = () => string | null;

/** Given by the shell in the browser; elsewhere nobody is asked for tiles. */
export const MapTilesContext = createContext<AllowedMapTiles>(() => null);
