import type { DrawingParts } from '../drawing-parts.ts';

export const mast: DrawingParts = {
  box: [-8, -120, 92, 120],
  shapes: [
    ['frame', 'm0 0 30-92h16L76 0M8-24h60M18-54h40M24-76l30 22m-36 2 44 28'],
    ['shade', 'M38-107a9 9 0 1 1-.1 0z'],
    ['dots', 'M2-114a38 38 0 0 0 0 34m72-34a38 38 0 0 1 0 34'],
  ],
};
