/** Stands for the federation runtime's preloading, which reads snapshots: the page itself names what it will need. */
const refuse = (): never => {
  throw new Error('pages name what they preload');
};

export const preloadAssets = refuse;
export const formatPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;
export const defaultPreloadArgs = refuse;
