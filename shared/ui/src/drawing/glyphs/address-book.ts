import type { DrawingParts } from '../drawing-parts.ts';

export const addressBook: DrawingParts = {
  box: [0, -86, 96, 86],
  shapes: [
    ['petrol', 'M8-86h88V0H8z'],
    ['white', 'M18-86h78v80H18z'],
    ['ink', 'M0-72h16v5H0zM0-48h16v5H0zM0-24h16v5H0z'],
    ['shade', 'M57-20c16-17 22-26 22-35a22 22 0 0 0-44 0c0 9 6 18 22 35'],
    ['white', 'M57-63a8 8 0 1 1-.1 0z'],
  ],
};
