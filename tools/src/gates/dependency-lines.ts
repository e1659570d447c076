/** `docs/dependencies.md` and the package.json files must name the same packages. */
import type { Manifest } from '../repository.ts';

const OWN = '@amberlane/';

/** Direct dependencies of all kinds, without our own workspaces. */
const directDependencies = (manifests: Iterable<Manifest>): Set<string> =>
  new Set(
    [...manifests]
      .flatMap(({ dependencies, devDependencies, optionalDependencies, peerDependencies }) => Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies }))
      .filter((name) => !name.startsWith(OWN)),
  );

/** Differences between the list (a table whose first cell is the package's name in backticks) and what is declared. */
export function dependencyFaults(list: string, manifests: Iterable<Manifest>): string[] {
  const declared = directDependencies(manifests);
  const lines = [...list.matchAll(/^\| `([^`]+)` \| ([^|]*)\|/gm)].map(([, name = '', why = '']) => ({ name, why: why.trim() }));
  const listed = new Set(lines.map(({ name }) => name));
  return [
    ...[...declared].filter((name) => !listed.has(name)).map((name) => `${name} has no line in docs/dependencies.md`),
    ...[...listed].filter((name) => !declared.has(name)).map((name) => `${name} has a line in docs/dependencies.md and nobody depends on it`),
    ...lines.filter(({ why }) => why === '').map(({ name }) => `${name}: the line does not say why`),
  ];
}

/** Versions that are ranges: a build must be the same on every machine. */
export const looseVersions = (manifests: Iterable<Manifest>): string[] =>
  [...manifests].flatMap(({ name = 'root', dependencies, devDependencies, optionalDependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([dependency, version]) => `${name}: ${dependency} ${version} is no exact version`),
  );
