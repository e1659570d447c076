/**
 * Module ids that are the same in every folder. Webpack makes ids from paths inside the repository; two modules of the
 * federation plugin have the absolute path of the repository in their names, so they get ids here, before webpack's turn.
 */
import type { Compiler } from 'webpack';

const NAME = 'StableModuleIds';

/** Id of a module by what it is. */
function idOf(identifier: string): string | null {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js(?:\||$)/.test(identifier) ? 'federation' : null;
}

export class StableModuleIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
