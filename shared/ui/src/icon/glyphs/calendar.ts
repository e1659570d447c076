import type { IconDrawing } from '../icon-drawing.ts';

export const calendar: IconDrawing = { path: 'M4 5.5h16v15H4zM4 10h16M8.5 3v4m7-4v4', stop: [15.5, 15, 1.6] };
