/** What the compiler reads when it judges some folders only. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, REPOSITORY } from './repository.ts';

/**
 * Types that no import leads to: modules that the build makes of other files, packages without types, matchers, and the
 * props of the slots that other remotes define. These add to the types of core, which nothing else may bring along.
 */
const AMBIENT_TYPES = ['shared/*/**/*.d.ts', 'api/src/**/*.d.ts', 'mf-*/slots.ts', 'shared/core/src/index.ts'];

/** Writes a configuration of the compiler for some folders, their files and whatever these import; gives its path. */
export function tsconfigOf(folders: readonly string[]): string {
  const file = path.join(CACHE, 'test', `tsconfig.${folders.join('+').replaceAll('/', '-')}.json`);
  const from = (target: string): string => path.relative(path.dirname(file), path.join(REPOSITORY, target));
  const { exclude } = JSON.parse(readFileSync(path.join(REPOSITORY, 'tsconfig.json'), 'utf8')) as { readonly exclude: readonly string[] };
  mkdirSync(path.dirname(file), { recursive: true });
  // Patterns of the whole repository begin anywhere; a cache is where this file is, so that it can't be left out.
  const include = [...folders.map((folder) => `${folder}/**/*`), ...AMBIENT_TYPES].map(from);
  writeFileSync(file, JSON.stringify({ extends: from('tsconfig.base.json'), include, exclude: exclude.map((pattern) => from(pattern)) }, null, 2));
  return file;
}
