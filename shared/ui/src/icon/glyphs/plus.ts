import type { IconDrawing } from '../icon-drawing.ts';

export const plus: IconDrawing = { path: 'M12 5v14m-7-7h14' };
