import type { IconDrawing } from '../icon-drawing.ts';

export const lock: IconDrawing = { path: 'M5 10.5h14v10H5zm3 0V8a4 4 0 0 1 8 0v2.5', stop: [12, 15.5, 1.7] };
