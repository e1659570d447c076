/** Settings of the release store (design §2), read from the environment once. */
import path from 'node:path';
import { keyFiles, type KeyFiles } from './release-keys.ts';

export const DEFAULT_CHANNEL = 'production';

export interface ReleaseSettings extends KeyFiles {
  readonly dataDir: string;
  readonly storeUrl: string;
}

/** Relative folders start at the root of the repository, wherever the process was started. */
export function releaseSettings(root: string, env: NodeJS.ProcessEnv = process.env): ReleaseSettings {
  const dataDir = path.resolve(root, env['DATA_DIR'] || '.data');
  return { dataDir, storeUrl: env['STORE_URL'] || path.join(dataDir, 'store'), ...keyFiles(dataDir, env) };
}
