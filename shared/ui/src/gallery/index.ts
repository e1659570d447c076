/** What the gallery shows (`@amberlane/ui/gallery`): built by webpack only, which finds the stories. */
export { sampleTexts, type SampleTexts } from './sample-texts.ts';
export type { ShownStories } from './collect-stories.ts';
export { TEXT_ON } from './text-grounds.ts';
