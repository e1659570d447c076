import type { IconDrawing } from '../icon-drawing.ts';

export const ruler: IconDrawing = { path: 'M3 15.5 15.5 3 21 8.5 8.5 21zm4-4 2 2m1-5 3 3m0-6 2 2', stop: [8.8, 17, 1.5] };
