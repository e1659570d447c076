import type { IconDrawing } from '../icon-drawing.ts';

export const rider: IconDrawing = { path: 'M2.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15.5 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5.5 17l4.5-5h4.5l4 5m-4-5L16 7h2.5m-16-1.5h5v5h-5z', stop: [12, 6.5, 1.8], mirrored: true };
