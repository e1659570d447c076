import type { IconDrawing } from '@amberlane/ui';

/** The corners of a frame: all of the map. */
export const FIT_ICON: IconDrawing = { path: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' };
