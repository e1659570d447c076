import type { DrawingParts } from '../drawing-parts.ts';

export const letterbox: DrawingParts = {
  box: [-6, -88, 100, 88],
  shapes: [
    ['ink', 'M34-34h10V0H34z'],
    ['white', 'M46-84h40v40H46z'],
    ['shade', 'M46-84h40L66-68z'],
    ['petrol', 'M0-30v-22a18 18 0 0 1 18-18h42a18 18 0 0 1 18 18v22z'],
    ['teal', 'M0-30v-22a18 18 0 0 1 36 0v22z'],
    ['burnt', 'M52-46h6v-26h14v10H58v16z'],
    ['amber', 'M12-48h12v4H12z'],
  ],
};
