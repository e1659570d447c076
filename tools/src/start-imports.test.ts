/** What `npm start` and its like import is installed by them: nothing on the way leads to a test or development tool. */
import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { scriptOf } from '../commands.mjs';
import { REPOSITORY } from './repository.ts';

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), peer: z.boolean().optional(), link: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync(path.join(REPOSITORY, 'package-lock.json'), 'utf8')));

const nameOf = (request: string): string => request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/');

/** Requests of a file that are there when it runs: types are erased. */
function requestsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const isType = ts.isImportDeclaration(statement) ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : ts.isExportDeclaration(statement) && statement.isTypeOnly;
    if (isType || !(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier) return [];
    return ts.isStringLiteral(statement.moduleSpecifier) ? [statement.moduleSpecifier.text] : [];
  });
}

/** Packages that a file imports, directly or through files of the repository, and the file that does. */
function packagesFrom(start: string, seen = new Map<string, string>(), visited = new Set<string>()): Map<string, string> {
  if (visited.has(start) || !/\.[cm]?[jt]sx?$/.test(start) || !existsSync(start)) return seen;
  visited.add(start);
  for (const request of requestsOf(start)) {
    if (request.startsWith('.')) packagesFrom(path.resolve(path.dirname(start), request), seen, visited);
    else if (request.startsWith('@amberlane/')) packagesFrom(createRequire(start).resolve(request), seen, visited);
    else if (!request.startsWith('node:') && !builtinModules.includes(request)) seen.set(nameOf(request), path.relative(REPOSITORY, start));
  }
  return seen;
}

/** The importer's workspace may hold a version of its own. */
function isInstalledByStart(name: string, importer: string): boolean {
  const workspace = importer.split('/').slice(0, importer.startsWith('shared/') ? 2 : 1).join('/');
  const entry = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
  return entry !== undefined && !entry.dev && !entry.peer;
}
const missing = (file: string): string[] =>
  [...packagesFrom(path.join(REPOSITORY, file))].filter(([name, importer]) => !isInstalledByStart(name, importer)).map(([name, importer]) => `${importer} imports ${name}`);

it.each([...['start', 'isolate', 'release', 'api-keys', 'database'].map((name) => scriptOf(name) ?? ''), 'tools/src/release-all.ts', 'tools/src/build-all.ts', 'shared/build/src/cli.ts', 'shell/src/server/main.ts', 'api/src/main.ts'])(
  '%s runs without test tools',
  (file) => {
    expect(packagesFrom(path.join(REPOSITORY, file)).size).toBeGreaterThan(0);
    expect(missing(file)).toEqual([]);
  },
);

it('no build of a remote loads the form library, which takes seconds', () => {
  const loaded = [...packagesFrom(path.join(REPOSITORY, 'shared/build/src/cli.ts')).keys()];
  expect(loaded).toContain('webpack');
  expect(loaded).not.toContain('antd');
});

it('finds a tool that is imported on the way', () => {
  expect(missing('tools/src/dev.ts')).toEqual(expect.arrayContaining(['shared/build/src/dev-server.ts imports webpack-dev-server']));
});
