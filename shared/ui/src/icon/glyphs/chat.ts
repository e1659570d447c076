import type { IconDrawing } from '../icon-drawing.ts';

export const chat: IconDrawing = { path: 'M4 4h16v12h-9l-4.5 4v-4H4zm4 4.5h8M8 12h4', stop: [15.5, 12, 1.4] };
