import type { IconDrawing } from '../icon-drawing.ts';

export const down: IconDrawing = { path: 'm6 9 6 6 6-6' };
