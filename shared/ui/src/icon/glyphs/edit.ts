import type { IconDrawing } from '../icon-drawing.ts';

export const edit: IconDrawing = { path: 'M4 20h4L19 9l-4-4L4 16z' };
