import type { DrawingParts } from '../drawing-parts.ts';

export const scale: DrawingParts = {
  box: [0, -116, 104, 116],
  shapes: [
    ['petrol', 'M8-20h88V0H8z'],
    ['ink', 'M0-28h104v10H0z'],
    ['amber', 'M36-14h32v9H36z'],
    ['sun', 'm12-96 40-18 40 18v48l-40 20-40-20z'],
    ['shade', 'M52-78v50l40-20v-48z'],
    ['amber', 'm12-96 40 18 40-18-40-18z'],
    ['white', 'm30-104 40 18v16l8-4v-15.5L38-107.6zM60-50l12-6v9l-12 6z'],
  ],
};
