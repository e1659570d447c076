import type { DrawingParts } from '../drawing-parts.ts';

export const clipboard: DrawingParts = {
  box: [0, -104, 128, 104],
  shapes: [
    ['burnt', 'M0-96h72V0H0z'],
    ['white', 'M7-88h58v81H7z'],
    ['ink', 'M22-104h28v14H22z'],
    ['teal', 'm14-71 4-4 5 5 9-9 4 4-13 13zM14-49l4-4 5 5 9-9 4 4-13 13zM14-27l4-4 5 5 9-9 4 4-13 13z'],
    ['amber', 'M40-74h19v5H40zM40-52h19v5H40zM40-30h12v5H40z'],
    ['sun', 'M82-46h42V0H82z'],
    ['white', 'M98-46h10v16H98z'],
    ['shade', 'M110-46h14V0h-14z'],
  ],
};
