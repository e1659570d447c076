import type { IconDrawing } from '../icon-drawing.ts';

export const phone: IconDrawing = { path: 'M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3c0 1.5-1 2.5-2.5 2.5A15.5 15.5 0 0 1 4 6c0-1.5 1-2.5 2.5-2.5', stop: [17.5, 6.5, 1.6] };
