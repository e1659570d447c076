/**
 * Asset addresses without the origin when the files come from the page's own: the server renders the same address
 * without knowing under which host name the page is read.
 */
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'PathOnlyPublicPathPlugin';

class PathOnlyPublicPath extends webpack.RuntimeModule {
  constructor() {
    super('path-only public path', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const path = webpack.RuntimeGlobals.publicPath;
    // styles are also run while building, where there is no page
    return `if (typeof location !== "undefined" && ${path}.startsWith(location.origin + "/")) ${path} = ${path}.slice(location.origin.length);`;
  }
}

export class PathOnlyPublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation: Compilation) => {
      const added = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
        if (added.has(chunk)) return;
        added.add(chunk);
        compilation.addRuntimeModule(chunk, new PathOnlyPublicPath());
      });
    });
  }
}
