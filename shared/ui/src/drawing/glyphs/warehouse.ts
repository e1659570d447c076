import type { DrawingParts } from '../drawing-parts.ts';

export const warehouse: DrawingParts = {
  box: [0, -92, 136, 92],
  shapes: [
    ['white', 'M0-66 34-92v26l34-26v26l34-26v26l34-26V0H0z'],
    ['petrol', 'M34-92v26H0zM68-92v26H34zM102-92v26H68zM136-92v26h-34z'],
    ['teal', 'M14-40h30V0H14zM54-40h30V0H54zM94-40h30V0H94z'],
    ['amber', 'M14-40h30v14H14zM54-40h30v28H54zM94-40h30v6H94z'],
    ['ink', 'M0-60h136v3H0z'],
  ],
};
