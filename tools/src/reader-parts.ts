/** Which parts of the repository readers are served: tools for builders are left out, by their declaration. */
import path from 'node:path';
import { readRemoteConfig } from '@amberlane/build';
import { remoteNames, REPOSITORY } from './repository.ts';

/** The shell and every remote that is for readers. */
export async function namesForReaders(): Promise<string[]> {
  const remotes = await Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(REPOSITORY, name))));
  return ['shell', ...remotes.filter(({ audience }) => audience === 'readers').map(({ name }) => name)];
}
