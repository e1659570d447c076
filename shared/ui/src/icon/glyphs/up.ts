import type { IconDrawing } from '../icon-drawing.ts';

export const up: IconDrawing = { path: 'M12 20V5m-6 6 6-6 6 6' };
