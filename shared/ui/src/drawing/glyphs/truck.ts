import type { DrawingParts } from '../drawing-parts.ts';

export const truck: DrawingParts = {
  box: [0, -62, 124, 62],
  shapes: [
    ['white', 'M0-60h84v50H0z'],
    ['teal', 'M84-46h22l18 20v16H84z'],
    ['amber', 'M92-40h11l11 13H92z'],
    ['ink', 'M0-16h124v8H0zM24-20a10 10 0 1 1-.1 0zM102-20a10 10 0 1 1-.1 0z'],
    ['white', 'M24-13.8a3.8 3.8 0 1 1-.1 0zM102-13.8a3.8 3.8 0 1 1-.1 0z'],
    ['chevron', 'm34-26 9-18 9 18'],
  ],
};
