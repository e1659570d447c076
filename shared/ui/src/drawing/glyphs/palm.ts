import type { DrawingParts } from '../drawing-parts.ts';

export const palm: DrawingParts = {
  box: [-32, -78, 76, 78],
  shapes: [
    ['trunk', 'M0 0c-2-30 0-46 6-62'],
    ['petrol', 'M6-62c-18-14-30-6-34 6 12-8 22-8 34-6zM6-62c-8-20-24-20-32-12 14-2 22 4 32 12zM6-62c16-16 30-10 34 2-12-6-22-6-34-2zM6-62c6-20 20-22 30-14-14 0-22 6-30 14z'],
  ],
};
