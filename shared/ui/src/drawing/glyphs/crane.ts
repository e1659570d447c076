import type { DrawingParts } from '../drawing-parts.ts';

export const crane: DrawingParts = {
  box: [-12, -136, 140, 136],
  shapes: [
    ['frame', 'M10 0v-110M34 0v-110M10-40l24-30M34-40 10-70M-8-110h130M22-110v-22l84 22'],
    ['ink', 'M97-108h2v30h-2z'],
    ['white', 'M84-78h30v16H84z'],
  ],
};
