/** Which files each expose may load once it runs: what its code imports later, and what that imports in turn. */
import type { ChunkGroup, Compilation, Compiler } from 'webpack';

/** Report of a build, beside its files: `LazyFiles`. Read and removed by who writes the manifest. */
export const LAZY_FILES_REPORT = 'lazy-files.json';

/** By name of a chunk, scripts and styles relative to the folder of the report, without those that load with the chunk itself. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

export class LazyFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LazyFiles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LazyFiles', stage: stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        compilation.emitAsset(LAZY_FILES_REPORT, new sources.RawSource(JSON.stringify(lazyFiles(compilation))));
      });
    });
  }
}

const lazyFiles = ({ namedChunkGroups }: Compilation): LazyFiles => Object.fromEntries([...namedChunkGroups].map(([name, group]) => [name, laterFilesOf(group)]));

function laterFilesOf(group: ChunkGroup): string[] {
  const own = new Set(group.getFiles());
  const later = new Set([...groupsAfter(group)].flatMap((next) => next.getFiles()));
  return [...later].filter((file) => !own.has(file)).sort();
}

/** What a group imports at any depth; workers are entries of their own. */
function groupsAfter(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const next of [...group.getChildren(), ...group.asyncEntrypointsIterable]) {
    if (found.has(next)) continue;
    found.add(next);
    groupsAfter(next, found);
  }
  return found;
}
