import type { IconDrawing } from '../icon-drawing.ts';

export const battery: IconDrawing = { path: 'M3 8h15.5v8.5H3zm18 2.5V14M6.5 11v2.5M10 11v2.5', stop: [14.3, 12.2, 1.5] };
