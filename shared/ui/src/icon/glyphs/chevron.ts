import type { IconDrawing } from '../icon-drawing.ts';

export const chevron: IconDrawing = { path: 'm9 5 7 7-7 7', mirrored: true };
