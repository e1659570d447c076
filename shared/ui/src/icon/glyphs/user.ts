import type { IconDrawing } from '../icon-drawing.ts';

export const user: IconDrawing = { path: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20.5c.6-4 3.6-6 8-6s7.4 2 8 6', stop: [18.5, 5, 1.6] };
