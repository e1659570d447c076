import type { IconDrawing } from '../icon-drawing.ts';

export const external: IconDrawing = { path: 'M9 5h10v10M19 5 6 18', mirrored: true };
