import type { IconDrawing } from '../icon-drawing.ts';

export const moon: IconDrawing = { path: 'M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3', stop: [17.5, 6, 1.6] };
