/** Map tiles of a third party, lent by the shell: where a company has set them (`MAP_TILES_URL`), once its reader has agreed. */
declare module '@amberlane/core' {
  interface HostServices {
    /** Address of tiles with `{z}`, `{x}` and `{y}`; null: the map draws what the site has itself. */
    'map-tiles': () => string | null;
  }
}

export const MAP_TILES = 'map-tiles';
