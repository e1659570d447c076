import type { IconDrawing } from '../icon-drawing.ts';

export const code: IconDrawing = { path: 'm8 7-5 5 5 5m8-10 5 5-5 5M13.5 5l-3 14', stop: [19, 4.5, 1.5] };
