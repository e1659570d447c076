/** Where the parts of the repository are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** Everything made on this machine and safe to delete. */
export const CACHE = path.join(REPOSITORY, '.cache');

/** Folder names of the remotes, in alphabetical order. */
export const remoteNames = (): string[] =>
  readdirSync(REPOSITORY).filter((name) => name.startsWith('mf-') && existsSync(path.join(REPOSITORY, name, 'remote.config.ts')));

/** What can be built into an artifact: the shell and every remote. */
export const buildableNames = (): string[] => ['shell', ...remoteNames()];

export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The root's package.json and that of every workspace, by folder ('' is the root). */
export function manifests(root = REPOSITORY): Map<string, Manifest> {
  const folders = ['', ...readdirSync(root), ...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`)];
  const found = folders.filter((folder) => folder !== 'node_modules' && existsSync(path.join(root, folder, 'package.json')));
  return new Map(found.map((folder) => [folder, JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest]));
}
