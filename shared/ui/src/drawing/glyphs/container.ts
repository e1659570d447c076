import type { DrawingParts } from '../drawing-parts.ts';

export const container: DrawingParts = {
  box: [0, -66, 160, 66],
  shapes: [
    ['petrol', 'M0-66h160V-4H0z'],
    ['teal', 'M10-58h8v46h-8zM26-58h8v46h-8zM42-58h8v46h-8zM58-58h8v46h-8zM74-58h8v46h-8zM90-58h8v46h-8z'],
    ['white', 'M110-60h44v50h-44z'],
    ['chevron', 'm123-28 9-18 9 18'],
    ['ink', 'M0-4h16v4H0zM144-4h16v4h-16zM0-66h160v4H0z'],
  ],
};
