/** Which calls of the API and which endpoints a remote's build has, found in its module graph. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@amberlane/contract/calls/call';
import type { Compilation, Compiler, Module } from 'webpack';
import { REPOSITORY } from '../workspace.ts';
import { declaredEndpoints } from './declared-endpoints.ts';

/** Report of a build, beside its files: `CallUses`. Read and removed by who writes the manifest. */
export const CALL_USES_REPORT = 'call-uses.json';

export interface CallUses {
  /** Modules of the call index → names of the calls that are used. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** Names, those of the shared fields as `ui/<name>`. */
  readonly endpoints: readonly string[];
}

const CALL_INDEX = path.join(REPOSITORY, 'shared/contract/src/call-index');
const SHARED_FIELDS = path.join(REPOSITORY, 'shared/ui/src');

const fileOf = (module: Module): string => ('resource' in module && typeof module.resource === 'string' ? module.resource : '');
const PARSED = ['javascript/auto', 'javascript/esm'] as const;

export class CallUsesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CallUses', (compilation, { normalModuleFactory }) => {
      const injected = new Map<string, readonly string[]>();
      const calls: Record<string, readonly string[]> = {};
      for (const type of PARSED) {
        normalModuleFactory.hooks.parser.for(type).tap('CallUses', (parser: { hooks: { program: { tap(name: string, look: (program: unknown) => void): void } }; state: { module: Module } }) => {
          parser.hooks.program.tap('CallUses', (program) => {
            const file = fileOf(parser.state.module);
            if (file.includes(`${path.sep}node_modules${path.sep}`)) return;
            const { names, faults } = declaredEndpoints(program);
            if (names.length > 0) injected.set(file, names);
            for (const fault of faults) compilation.errors.push(new WebpackError(`${path.relative(REPOSITORY, file)}: ${fault}`));
          });
        });
      }
      // Before modules are joined, after it is known what is used of them and where they go.
      compilation.hooks.optimizeChunks.tap('CallUses', () => {
        for (const module of compilation.modules) {
          if (path.dirname(fileOf(module)) === CALL_INDEX) calls[path.basename(fileOf(module))] = usedNames(compilation, module);
        }
      });
      compilation.hooks.processAssets.tap({ name: 'CallUses', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const endpoints = [...injected].flatMap(([file, names]) => names.map((name) => (file.startsWith(SHARED_FIELDS + path.sep) ? `ui/${name}` : name)));
        for (const twice of new Set(endpoints.filter((name, at) => endpoints.indexOf(name) !== at))) compilation.errors.push(new WebpackError(`endpoint ${twice} is declared twice`));
        const uses: CallUses = { calls, endpoints: endpoints.sort() };
        compilation.emitAsset(CALL_USES_REPORT, new sources.RawSource(JSON.stringify(uses)));
      });
    });
  }
}

/** Exports of a module that other modules of the build use. A development build does not know, and names all. */
function usedNames({ moduleGraph, chunkGraph }: Compilation, module: Module): string[] {
  if (chunkGraph.getNumberOfModuleChunks(module) === 0) return [];
  const used = moduleGraph.getUsedExports(module, undefined);
  if (used === true || used === null) return [...moduleGraph.getExportsInfo(module).orderedExports].map(({ name }) => name);
  return used === false ? [] : [...used];
}

/** `POST /v1/api/track/queryTrack` of each call that is used, sorted. */
export async function describeCalls({ calls }: CallUses): Promise<string[]> {
  const described = await Promise.all(
    Object.entries(calls).map(async ([file, names]) => {
      const index = (await import(pathToFileURL(path.join(CALL_INDEX, file)).href)) as Readonly<Record<string, Pick<Call, 'method' | 'path'>>>;
      return names.flatMap((name) => (index[name] ? [`${index[name].method} ${index[name].path}`] : []));
    }),
  );
  return described.flat().sort();
}
