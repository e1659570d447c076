import type { IconDrawing } from '../icon-drawing.ts';

export const globe: IconDrawing = { path: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5-5 12 0 17m0-17c5 5 5 12 0 17', stop: [15.7, 12, 1.7] };
