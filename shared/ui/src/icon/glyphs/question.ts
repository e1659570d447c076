import type { IconDrawing } from '../icon-drawing.ts';

export const question: IconDrawing = { path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M9.4 9.6a2.6 2.6 0 1 1 3.9 2.3c-.9.5-1.3 1-1.3 1.9', stop: [12, 16.8, 1.2] };
