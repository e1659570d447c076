/** Where things are in the repository, and what a build depends on. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

export interface Workspace {
  readonly name: string;
  readonly dir: string;
  readonly version: string;
}

/** A buildable part by its name, `shell` or `mf-…`; `dir` defaults to the folder of that name. */
export function readWorkspace(name: string, dir = path.join(REPOSITORY, name)): Workspace {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string };
  return { name, dir, version };
}

/** What every build depends on beside its own folder. */
const COMMON_SOURCES = ['shared/contract/src', 'shared/core/src', 'shared/ui/src', 'shared/build/src', 'package-lock.json'];

/**
 * Hash of everything that a build is made from, 12 hex digits. The same sources give the same id on every machine,
 * so an artifact can be reused, and two builds of one remote never share a global name.
 */
export function buildIdOf({ dir, version }: Workspace, mode: 'production' | 'development'): string {
  const own = ['src', 'content', 'package.json', 'remote.config.ts'].map((part) => path.join(dir, part));
  const common = COMMON_SOURCES.map((part) => path.join(REPOSITORY, part));
  const hash = createHash('sha256').update(`${mode}\n${version}\n`);
  for (const [root, base] of [...own.map((file) => [file, dir] as const), ...common.map((file) => [file, REPOSITORY] as const)]) {
    for (const file of filesUnder(root)) {
      hash.update(path.relative(base, file).split(path.sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

function filesUnder(root: string): string[] {
  let entries;
  try {
    entries = readdirSync(root, { withFileTypes: true, recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [root];
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
