import type { IconDrawing } from '../icon-drawing.ts';

export const pin: IconDrawing = { path: 'M12 21c5-5.4 7-8.6 7-11.3a7 7 0 0 0-14 0c0 2.7 2 5.9 7 11.3', stop: [12, 9.7, 2] };
