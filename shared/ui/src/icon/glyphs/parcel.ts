import type { IconDrawing } from '../icon-drawing.ts';

export const parcel: IconDrawing = { path: 'M3.5 7.8 12 3.5l8.5 4.3v8.4L12 20.5l-8.5-4.3zm0 0L12 12l8.5-4.2M12 12v8.5', stop: [16.2, 14.4, 1.6] };
