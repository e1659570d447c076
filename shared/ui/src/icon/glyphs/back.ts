import type { IconDrawing } from '../icon-drawing.ts';

export const back: IconDrawing = { path: 'M9 5 4 9.5 9 14M4 9.5h10a5.5 5.5 0 0 1 0 11H8', stop: [19.5, 6, 1.6], mirrored: true };
