import type { DrawingParts } from '../drawing-parts.ts';

export const forklift: DrawingParts = {
  box: [-4, -92, 118, 92],
  shapes: [
    ['frame', 'M12-36v-44h30l12 44'],
    ['teal', 'M22-34c-2-20 2-28 10-28s10 8 9 28z'],
    ['white', 'M33-80a9 9 0 1 1-.1 0z'],
    ['ink', 'M33-74h10a9 9 0 0 1-1.4 7H33z'],
    ['shade', 'M0-38h36l8 10h14v20H0z'],
    ['burnt', 'M-4-40h14v32H-4z'],
    ['sun', 'M72-42h34v32H72z'],
    ['amber', 'M85-42h8v13h-8z'],
    ['ink', 'M60-92h6V-4h-6zM66-10h46v5H66zM14-20a10 10 0 1 1-.1 0zM50-20a10 10 0 1 1-.1 0z'],
    ['white', 'M14-13.8a3.8 3.8 0 1 1-.1 0zM50-13.8a3.8 3.8 0 1 1-.1 0z'],
  ],
};
