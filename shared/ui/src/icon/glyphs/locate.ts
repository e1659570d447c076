import type { IconDrawing } from '../icon-drawing.ts';

export const locate: IconDrawing = { path: 'M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14M12 2v3M12 19v3M2 12h3M19 12h3', stop: [12, 12, 2] };
