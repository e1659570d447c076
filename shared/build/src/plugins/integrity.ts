/**
 * Makes the webpack runtime ask the page for the hash of every script and style it loads. A file without a known
 * hash gets an impossible one: the browser refuses it and reports an error, nothing hangs.
 */
import type { Compiler } from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { INTEGRITY_GLOBAL } from '../globals.ts';

const NAME = 'IntegrityPlugin';
const ask = (element: string, url: string): string => `
if (globalThis.${INTEGRITY_GLOBAL}) { ${element}.integrity = globalThis.${INTEGRITY_GLOBAL}(${url}); ${element}.crossOrigin = "anonymous"; }`;

export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + ask('script', 'script.src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag }) => source + ask(tag, `${tag}.href`),
      );
    });
  }
}
