import type { DrawingParts } from '../drawing-parts.ts';

export const house: DrawingParts = {
  box: [-6, -66, 74, 66],
  shapes: [
    ['white', 'M0-48h62V0H0z'],
    ['burnt', 'M-6-48 8-66h46l14 18z'],
    ['petrol', 'M36-30h16V0H36z'],
    ['teal', 'M10-34h16v14H10z'],
    ['amber', 'M48-15.8a1.8 1.8 0 1 1-.1 0z'],
  ],
};
