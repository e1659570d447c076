/**
 * What the gallery shows of a component: beside each component lies `<component>.stories.tsx`, whose default export
 * lists its states. A squad adds a state here and it is seen in six languages, both directions and both themes, and
 * checked by axe and by pictures.
 */
import type { ReactNode } from 'react';
import type { SampleTexts } from './sample-texts.ts';

export interface StoryState {
  /** What is special about it, in kebab-case, or the name in the code of what it shows: part of addresses and of pictures’ names. */
  readonly name: string;
  /** Takes the whole window, like an open dialog: shown on a page of its own, `?state=<name>`. */
  readonly alone?: true;
  /** A component of its own, so that hooks work in it. Texts come from `sample`, in the reader's language. */
  readonly render: (sample: SampleTexts) => ReactNode;
}

export interface Stories {
  /** Name of the component, as code calls it. */
  readonly component: string;
  readonly states: readonly StoryState[];
}

export const defineStories = (stories: Stories): Stories => stories;
