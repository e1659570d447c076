import type { IconDrawing } from '../icon-drawing.ts';

export const download: IconDrawing = { path: 'M12 4v11M8 11.5l4 4 4-4M5 19.5h14' };
