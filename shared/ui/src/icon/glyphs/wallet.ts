import type { IconDrawing } from '../icon-drawing.ts';

export const wallet: IconDrawing = { path: 'M3.5 7.5h17v12h-17zm0 0L15 4v3.5m5.5 4H16a2 2 0 0 0 0 4h4.5', stop: [16.3, 13.5, 1.1] };
