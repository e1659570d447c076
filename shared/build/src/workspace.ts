/** Where things are in the repository. */
import { readFileSync } from 'node:fs';
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
