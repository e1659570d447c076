import type { IconDrawing } from '../icon-drawing.ts';

export const plane: IconDrawing = { path: 'm3 14.5 7-2.5-2.5-7.5h2l4.5 6.1L18.6 9c2.6-.9 3.4 1.6 1.2 2.4L5 16.6zM9 20.4h12', stop: [5, 20.4, 1.6], mirrored: true };
