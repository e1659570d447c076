import type { IconDrawing } from '../icon-drawing.ts';

export const copy: IconDrawing = { path: 'M8 8h12v12H8zm8 0V4H4v12h4' };
