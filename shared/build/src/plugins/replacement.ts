/** Puts our modules in the place of a library's, where it carries what the site never runs. */
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Module of a library (end of its path, or of the request for it) → file that stands for it. */
export type Replacements = readonly (readonly [module: RegExp, standsFor: string])[];

export class ReplacementPlugin {
  readonly #folder: string;
  readonly #replacements: Replacements;

  /** `folder` holds the files that stand for others. */
  constructor(folder: string, replacements: Replacements) {
    this.#folder = folder;
    this.#replacements = replacements;
  }

  /** By where a request leads to. */
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('Replacement', (factory) => {
      factory.hooks.beforeResolve.tap('Replacement', (request) => {
        const target = request.request.startsWith('.') ? path.join(request.context, request.request) : request.request;
        const found = this.#replacements.find(([module]) => module.test(target.split(path.sep).join('/')));
        if (found) request.request = path.join(this.#folder, found[1]);
      });
    });
  }
}
