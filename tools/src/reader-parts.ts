/** Which parts of the repository readers are served: tools for builders are left out, by their declaration. */
import path from 'node:path';
import { readRemoteConfig } from '@amberlane/build';
import type { RemoteConfig } from '@amberlane/contract/federation/remote-config';
import { remoteNames, REPOSITORY } from './repository.ts';

/** What every remote of the repository declares, in alphabetical order. */
export const remoteConfigs = (): Promise<RemoteConfig[]> => Promise.all(remoteNames().map((name) => readRemoteConfig(path.join(REPOSITORY, name))));

/** The shell and every remote that is for readers. */
export async function namesForReaders(): Promise<string[]> {
  const remotes = await remoteConfigs();
  return ['shell', ...remotes.filter(({ audience }) => audience === 'readers').map(({ name }) => name)];
}
