import type { IconDrawing } from '../icon-drawing.ts';

export const shield: IconDrawing = { path: 'M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5', stop: [12, 3.6, 1.5] };
