import type { IconDrawing } from '../icon-drawing.ts';

export const shop: IconDrawing = { path: 'M4 9.5v11h16v-11m-17 0L5 4h14l2 5.5zm6.5 11V14h5v6.5', stop: [17, 14, 1.4] };
