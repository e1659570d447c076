/** What `package-lock.json` says of installed packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();
const lockedPackage = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  /** A workspace: its folder. */
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) });
/** Place (`node_modules/antd`, or the folder of a workspace) → what is installed there. */
export type LockedPackages = z.infer<typeof lockfile>['packages'];

export const readLockfile = (root: string): LockedPackages => lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))).packages;

/** Places of all packages that the one at `place` needs at run time, of the first and of further hands; workspaces are passed through. */
export function runtimePackages(packages: LockedPackages, place: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting = [place];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const entry = packages[next];
    if (entry?.link && entry.resolved) {
      waiting.push(entry.resolved);
      continue;
    }
    if (next.includes('node_modules/')) found.add(next);
    const needed = { ...entry?.dependencies, ...entry?.optionalDependencies, ...entry?.peerDependencies };
    for (const name of Object.keys(needed)) waiting.push(...installedFor(packages, next, name));
  }
  return [...found].sort();
}

/** Where Node finds `name` from a package: nearest `node_modules` first. Nothing for an optional package that is not in the lockfile. */
function installedFor(packages: LockedPackages, from: string, name: string): string[] {
  const folders = [from, ...ancestors(from)];
  const place = folders.map((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`).find((candidate) => candidate in packages);
  return place ? [place] : [];
}

/** `node_modules/a/node_modules/b` → `node_modules/a`, ''. */
function ancestors(place: string): string[] {
  const parts = place.split('/');
  return parts.map((_part, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}
