import type { IconDrawing } from '../icon-drawing.ts';

export const truck: IconDrawing = { path: 'M4.5 16.5h-2v-10h11v10h-5m5-6.5h4l4 3.5v3h-2m-6 0h2M4.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0', stop: [6, 10.5, 1.6], mirrored: true };
