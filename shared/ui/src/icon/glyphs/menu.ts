import type { IconDrawing } from '../icon-drawing.ts';

export const menu: IconDrawing = { path: 'M4 7h16M4 12h16M4 17h10', mirrored: true };
