/**
 * What remotes use of the modules that the shell shares with them, and what the shell's have: both stand in the
 * manifests, so that a pin which would leave a remote without something is refused before a reader meets it.
 */
import path from 'node:path';
import { readFileSync, rmSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { ANTD_GROUPS, facadeOf, requestOfGroup } from '../shared-modules.ts';
import { REPOSITORY } from '../workspace.ts';

/** Request of a shared module → names, sorted. */
export type NamesByRequest = Readonly<Record<string, readonly string[]>>;

const REPORT = 'shared-exports.json';
const CORE = '@amberlane/core';
/** Our own shared modules by request: their names follow no other version than ours. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  [CORE, path.join(REPOSITORY, 'shared/core/src/index.ts')],
  ...ANTD_GROUPS.map((group) => [requestOfGroup(group), facadeOf(group)] as const),
]);

/** The report that one of the plugins left in a client folder, which is removed. */
export function takeSharedExports(client: string): NamesByRequest {
  const file = path.join(client, REPORT);
  const names = JSON.parse(readFileSync(file, 'utf8')) as NamesByRequest;
  rmSync(file);
  return names;
}

function report(compilation: Compilation, namesOf: () => NamesByRequest): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compilation.hooks.processAssets.tap({ name: 'SharedExports', stage }, () => {
    compilation.emitAsset(REPORT, new webpack.sources.RawSource(JSON.stringify(namesOf())));
  });
}

/** In a remote: names imported by what is left after unused code is dropped. A namespace used whole names nothing. */
export class SharedUsesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedUses', (compilation) => report(compilation, () => usesOf(compilation)));
  }
}

function usesOf(compilation: Compilation): NamesByRequest {
  const uses = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const request = shareKeyOf(module);
    if (request === null || !SOURCES.has(request)) continue;
    const names = uses.get(request) ?? new Set();
    for (const { name, used } of usedExports(compilation, module)) if (used) names.add(name);
    uses.set(request, names);
  }
  return sorted(uses);
}

const usedExports = (compilation: Compilation, module: Module) =>
  [...compilation.moduleGraph.getExportsInfo(module).ownedExports].map((info) => ({ name: info.name, used: info.getUsed(undefined) !== webpack.UsageState.Unused }));

const shareKeyOf = (module: Module): string | null =>
  module.type === 'consume-shared-module' && 'options' in module && typeof module.options === 'object' && module.options !== null && 'shareKey' in module.options
    ? String(module.options.shareKey)
    : null;

/** In the shell: names that its shared modules export. */
export class SharedExportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedExports', (compilation) => {
      const found = new Map<string, Set<string>>();
      compilation.hooks.seal.tap('SharedExports', () => {
        for (const module of compilation.modules) {
          const [request] = [...SOURCES].find(([, file]) => file === module.nameForCondition()) ?? [];
          const provided = compilation.moduleGraph.getProvidedExports(module);
          if (request !== undefined && Array.isArray(provided)) found.set(request, new Set(provided));
        }
      });
      report(compilation, () => sorted(found));
    });
  }
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByRequest =>
  Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([request, all]) => [request, [...all].sort()]));
