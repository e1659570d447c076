import type { IconDrawing } from '../icon-drawing.ts';

export const bell: IconDrawing = { path: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zm4 3.5h4', stop: [17.5, 5, 1.8] };
