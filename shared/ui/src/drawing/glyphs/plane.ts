import type { DrawingParts } from '../drawing-parts.ts';

export const plane: DrawingParts = {
  box: [-14, -56, 132, 120],
  shapes: [
    ['white', 'M0 0c26-10 70-26 104-34 18-4 22 8 8 14L24 16z'],
    ['petrol', 'M58-18 24-52l12-4 46 28zM40 6l10 34 10-4 4-38z'],
    ['burnt', 'M8-3-12-26l10-3L22-8z'],
    ['ink', 'm97-28 10-3v4l-9 3z'],
  ],
};
