import type { DrawingParts } from '../drawing-parts.ts';

export const rider: DrawingParts = {
  box: [2, -98, 102, 98],
  shapes: [
    ['fork', 'M22-14 38-34h32l10-18 8 38M72-54h12'],
    ['burnt', 'M30-22c0-12 8-18 18-18h24l8 18z'],
    ['white', 'M4-76h34v34H4z'],
    ['amber', 'M4-62h34v5H4z'],
    ['petrol', 'M46-38c-2-22 2-34 12-36 10 0 12 10 8 36zM57-69l5-6 17 20-6 5z'],
    ['leg', 'M52-38h16l-4 22'],
    ['white', 'M61-97a11 11 0 1 1-.1 0z'],
    ['ink', 'M61-90h12a11 11 0 0 1-1.5 8H61zM20-28a14 14 0 1 1-.1 0zM88-28a14 14 0 1 1-.1 0z'],
    ['white', 'M20-19.3a5.3 5.3 0 1 1-.1 0zM88-19.3a5.3 5.3 0 1 1-.1 0z'],
  ],
};
