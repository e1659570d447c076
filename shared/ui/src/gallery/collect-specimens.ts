import type { Specimens } from './specimens.ts';

/** A component's specimens with the segment of their address: `popover-menu`. */
export interface ShownSpecimens extends Specimens {
  readonly slug: string;
}

interface SpecimenModules {
  keys(): string[];
  (path: string): { readonly default: Specimens };
}

/** `PopoverMenu` → `popover-menu`. */
export const slugOf = (component: string): string => component.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/** Specimens of the modules that were found, by name. */
export const collectSpecimens = (modules: SpecimenModules): ShownSpecimens[] =>
  modules
    .keys()
    .map((path) => modules(path).default)
    .map((specimens) => ({ ...specimens, slug: slugOf(specimens.component) }))
    .sort((a, b) => (a.component < b.component ? -1 : 1));
