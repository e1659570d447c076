import type { IconDrawing } from '../icon-drawing.ts';

export const ship: IconDrawing = { path: 'M3 14.5h18l-2.4 5H6zm3 0v-4h8v4m0-2.5h4v2.5m-9.5-4v-3h4v3', stop: [17, 7, 1.6], mirrored: true };
