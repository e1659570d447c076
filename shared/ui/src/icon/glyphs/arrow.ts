import type { IconDrawing } from '../icon-drawing.ts';

export const arrow: IconDrawing = { path: 'M4 12h15m-6-6 6 6-6 6', mirrored: true };
