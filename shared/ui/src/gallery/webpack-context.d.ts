/** Modules that webpack finds by a pattern (`import.meta.webpackContext`): path from the folder → module. */
interface FoundModules<Module> {
  keys(): string[];
  (path: string): Module;
}

interface ImportMeta {
  webpackContext<Module>(folder: string, options: { recursive: boolean; regExp: RegExp }): FoundModules<Module>;
}
