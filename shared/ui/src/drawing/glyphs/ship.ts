import type { DrawingParts } from '../drawing-parts.ts';

export const ship: DrawingParts = {
  box: [0, -106, 250, 120],
  shapes: [
    ['ink', 'M0-26h250l-22 40H24z'],
    ['burnt', 'M8-12h236l-4 6H12zM24-86h8v12h-8zM88-64h32v18H88zM156-44h32v18h-32z'],
    ['white', 'M16-74h26v48H16zM54-64h32v18H54zM88-84h32v18H88zM122-44h32v18h-32zM156-64h32v18h-32z'],
    ['teal', 'M20-66h18v8H20zM54-84h32v18H54zM88-44h32v18H88zM122-84h32v18h-32zM190-64h32v18h-32z'],
    ['amber', 'M54-44h32v18H54zM88-104h32v18H88zM122-64h32v18h-32zM156-84h32v18h-32zM190-44h32v18h-32z'],
  ],
};
