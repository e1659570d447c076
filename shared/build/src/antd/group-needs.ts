/** Which groups of the form library a remote needs: each expose before it runs, and all of it together; whether it has schemas. */
import type { Compilation, Compiler, Module } from 'webpack';
import { ANTD_GROUPS, requestOfGroup, SCHEMA_LIBRARY, type AntdGroup } from '../shared-modules.ts';

/** Report of a build, beside its files: `GroupNeeds`. Read and removed by who writes the manifest. */
export const GROUP_NEEDS_REPORT = 'group-needs.json';

export interface GroupNeeds {
  /** Lazily loaded parts included. */
  readonly all: readonly AntdGroup[];
  /** The shared schema library, which comes with the first answer. */
  readonly schemas: boolean;
  /** By name of the chunk that the federation plugin makes of an expose. */
  readonly byChunk: Readonly<Record<string, readonly AntdGroup[]>>;
}

const sharedAmong = (modules: Iterable<Module>): Set<unknown> =>
  new Set([...modules].flatMap((module) => (module.type === 'consume-shared-module' ? [shareKeyOf(module)] : [])));

const groupsAmong = (modules: Iterable<Module>): AntdGroup[] => {
  const keys = sharedAmong(modules);
  return ANTD_GROUPS.filter((group) => keys.has(requestOfGroup(group)));
};

const shareKeyOf = (module: Module): unknown =>
  'options' in module && typeof module.options === 'object' && module.options !== null && 'shareKey' in module.options ? module.options.shareKey : null;

export class GroupNeedsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GroupNeeds', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'GroupNeeds', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset(GROUP_NEEDS_REPORT, new sources.RawSource(JSON.stringify(needsOf(compilation))));
      });
    });
  }
}

function needsOf(compilation: Compilation): GroupNeeds {
  const { chunkGraph } = compilation;
  const named = [...compilation.namedChunkGroups].map(([name, group]) => {
    const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    return [name, groupsAmong(modules)] as const;
  });
  return { all: groupsAmong(compilation.modules), schemas: sharedAmong(compilation.modules).has(SCHEMA_LIBRARY), byChunk: Object.fromEntries(named) };
}
