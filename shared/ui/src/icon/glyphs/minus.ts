import type { IconDrawing } from '../icon-drawing.ts';

export const minus: IconDrawing = { path: 'M5 12h14' };
