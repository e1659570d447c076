import type { IconDrawing } from '../icon-drawing.ts';

export const share: IconDrawing = { path: 'M12 15V4M8 7.5l4-4 4 4M5 12v8.5h14V12', stop: [12, 17.3, 1.4] };
