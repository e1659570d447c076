import type { DrawingParts } from '../drawing-parts.ts';

export const parcel: DrawingParts = {
  box: [-40, -86, 80, 86],
  shapes: [
    ['sun', 'M-40-68 0-86l40 18v48L0-2l-40-18z'],
    ['shade', 'M0-50V0l40-20v-48z'],
    ['amber', 'm-40-68 40 18 40-18-40-18z'],
    ['white', 'm-22-76 40 18v16l8-4v-15l-40-18zM8-22l12-6v9L8-13z'],
  ],
};
