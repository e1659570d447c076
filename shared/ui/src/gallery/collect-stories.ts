import type { Stories } from './stories.ts';

/** A component's stories with the segment of their address: `popover-menu`. */
export interface ShownStories extends Stories {
  readonly slug: string;
}

interface StoryModules {
  keys(): string[];
  (path: string): { readonly default: Stories };
}

/** `PopoverMenu` → `popover-menu`. */
export const slugOf = (component: string): string => component.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/** Stories of the modules that were found, by name. */
export const collectStories = (modules: StoryModules): ShownStories[] =>
  modules
    .keys()
    .map((path) => modules(path).default)
    .map((stories) => ({ ...stories, slug: slugOf(stories.component) }))
    .sort((a, b) => (a.component < b.component ? -1 : 1));
