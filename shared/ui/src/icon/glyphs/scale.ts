import type { IconDrawing } from '../icon-drawing.ts';

export const scale: IconDrawing = { path: 'M12 4v16m-5 .5h10M4.5 8 12 6l7.5 2m-15 0L2 14h5zm15 0L17 14h5z', stop: [12, 4.3, 1.7] };
