import type { IconDrawing } from '../icon-drawing.ts';

export const customs: IconDrawing = { path: 'M5 20.5v-11m-2 11h6m-4-11L21 6M9.5 8.5v3m4.5-4v3m4.5-4v3', stop: [5, 6.6, 1.8], mirrored: true };
