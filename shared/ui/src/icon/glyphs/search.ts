import type { IconDrawing } from '../icon-drawing.ts';

export const search: IconDrawing = { path: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5', stop: [10.5, 10.5, 1.6] };
