import type { IconDrawing } from '../icon-drawing.ts';

export const doc: IconDrawing = { path: 'M6 3.5h8.5l4 4v13H6zm8 0V8h4.5M9 12h6', stop: [10, 16.2, 1.5] };
