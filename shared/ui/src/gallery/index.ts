/** What the gallery shows (`@amberlane/ui/gallery`): built by webpack only, which finds the specimens. */
export { sampleTexts, type SampleTexts } from './sample-texts.ts';
export type { ShownSpecimens } from './collect-specimens.ts';
export { TEXT_ON } from './text-grounds.ts';
