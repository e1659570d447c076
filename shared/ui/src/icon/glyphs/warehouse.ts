import type { IconDrawing } from '../icon-drawing.ts';

export const warehouse: IconDrawing = { path: 'M3 20.5V9l9-5 9 5v11.5m-14 0v-8h10v8m-10-4h10', stop: [12, 8.6, 1.5] };
