import type { IconDrawing } from '../icon-drawing.ts';

export const bin: IconDrawing = { path: 'M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10.2 11v5M13.8 11v5' };
