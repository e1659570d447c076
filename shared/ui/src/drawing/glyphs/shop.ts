import type { DrawingParts } from '../drawing-parts.ts';

export const shop: DrawingParts = {
  box: [0, -62, 92, 62],
  shapes: [
    ['white', 'M4-54h84V0H4z'],
    ['petrol', 'M0-62h92v12H0z'],
    ['sun', 'M0-50h92l-4 14H4z'],
    ['white', 'M18.4-50 17-36h14l1.4-14zm27.6 0-.5 14h14l.5-14zm28 0 2 14h14l2-14z'],
    ['teal', 'M58-28h18V0H58z'],
    ['amber', 'M14-28h34v18H14z'],
    ['burnt', 'M20-16h8v6h-8zm12-4h10v10H32z'],
  ],
};
