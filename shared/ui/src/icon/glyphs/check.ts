import type { IconDrawing } from '../icon-drawing.ts';

export const check: IconDrawing = { path: 'M5 12.5 9.5 17 19 7' };
