import type { DrawingParts } from '../drawing-parts.ts';

export const search: DrawingParts = {
  box: [0, -92, 116, 92],
  shapes: [
    ['white', 'M0-92h70V0H0z'],
    ['amber', 'M12-76h46v5H12zM12-62h30v5H12zM12-48h38v5H12z'],
    ['ink', 'M74-74.5a28.5 28.5 0 1 1-.1 0zM90-24l6-6 20 22-6 6z'],
    ['amber', 'M74-69.5a23.5 23.5 0 1 1-.1 0z'],
  ],
};
