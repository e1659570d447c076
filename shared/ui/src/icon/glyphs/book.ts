import type { IconDrawing } from '../icon-drawing.ts';

export const book: IconDrawing = { path: 'M5 3.5h14v17H5zM5 8H3m2 4H3m2 4H3m6 1c.4-2 1.5-3 3.5-3s3.1 1 3.5 3', stop: [12.5, 9.5, 2] };
