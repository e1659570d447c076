import type { IconDrawing } from '../icon-drawing.ts';

export const print: IconDrawing = { path: 'M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z', stop: [17, 11.3, 1.2] };
