/** A pin set of its own for one run of `dev` or `isolate`, away from the store that `npm start` keeps. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openLocalStore, releaseFolders, type LocalBuild } from './local-builds.ts';
import type { Settings } from './settings.ts';

/** Releases the builds into a fresh store under `<DATA_DIR>/<purpose>`; gives the settings of a shell that serves it, from a channel of that name. */
export async function throwawaySite(settings: Settings, purpose: string, builds: readonly LocalBuild[]): Promise<Settings> {
  const dataDir = path.join(settings.dataDir, purpose);
  rmSync(dataDir, { recursive: true, force: true });
  const own: Settings = { ...settings, dataDir, storeUrl: path.join(dataDir, 'store'), channel: purpose, pageCache: false };
  await releaseFolders(openLocalStore(own), builds, { ...own, by: `npm run ${purpose}` });
  return own;
}
