import type { IconDrawing } from '../icon-drawing.ts';

export const close: IconDrawing = { path: 'm6 6 12 12m0-12L6 18' };
