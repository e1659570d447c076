import type { DrawingParts } from '../drawing-parts.ts';

export const customs: DrawingParts = {
  box: [-6, -72, 130, 72],
  shapes: [
    ['white', 'M0-62h40V0H0z'],
    ['petrol', 'M-5-70h50v10H-5z'],
    ['teal', 'M7-50h26v20H7z'],
    ['amber', 'M15-30a5 5 0 0 1 1-5 5 5 0 1 1 8 0 5 5 0 0 1 1 5z'],
    ['ink', 'M49-40h6V0h-6z'],
    ['barrier', 'M50-34 122-58'],
    ['stripes', 'M50-34 122-58'],
  ],
};
