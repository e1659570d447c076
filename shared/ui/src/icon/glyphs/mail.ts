import type { IconDrawing } from '../icon-drawing.ts';

export const mail: IconDrawing = { path: 'M3 6h18v13H3zm0 1 9 6.5L21 7', stop: [17.5, 15.6, 1.4] };
