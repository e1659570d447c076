/** A padlock on a shield: data that is kept safe (VISUAL §7). */
import type { DrawingParts } from '@amberlane/ui';

export const lock: DrawingParts = {
  box: [0, -100, 96, 100],
  shapes: [
    ['petrol', 'M48-100 92-86v34Q92-14 48 0 4-14 4-52v-34z'],
    ['teal', 'M48-100 92-86v34Q92-14 48 0z'],
    ['white', 'M32-56v-9a16 16 0 0 1 32 0v9h-7v-9a9 9 0 0 0-18 0v9z'],
    ['sun', 'M26-58h44v34H26z'],
    ['shade', 'M48-58h22v34H48z'],
    ['ink', 'M48-50a5 5 0 0 1 2.5 9.3V-32h-5v-8.7A5 5 0 0 1 48-50'],
  ],
};
