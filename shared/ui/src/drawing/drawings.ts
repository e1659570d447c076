/**
 * Things of the lane, seen from the side in six flat colours (VISUAL §7). Each is an export of its own, so that a build
 * ships those that it names. A thing stands on its own ground, y = 0, and faces the end of the line.
 */
export type DrawingTone =
  | 'ink' | 'white' | 'petrol' | 'teal' | 'amber' | 'sun' | 'shade' | 'burnt'
  | 'chevron' | 'frame' | 'barrier' | 'stripes' | 'fork' | 'leg' | 'trunk';

export interface DrawingParts {
  /** View box: x, y, width, height; its lower edge is the ground, or what is kept free above it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** From back to front. */
  readonly shapes: readonly (readonly [tone: DrawingTone, path: string])[];
}

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

export const truck: DrawingParts = {
  box: [0, -62, 124, 62],
  shapes: [
    ['white', 'M0-60h84v50H0z'],
    ['teal', 'M84-46h22l18 20v16H84z'],
    ['amber', 'M92-40h11l11 13H92z'],
    ['ink', 'M0-16h124v8H0zM14-10a10 10 0 1 1 20 0a10 10 0 1 1-20 0M92-10a10 10 0 1 1 20 0a10 10 0 1 1-20 0'],
    ['white', 'M20.2-10a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0M98.2-10a3.8 3.8 0 1 1 7.6 0a3.8 3.8 0 1 1-7.6 0'],
    ['chevron', 'm34-26 9-18 9 18'],
  ],
};

export const crane: DrawingParts = {
  box: [-12, -136, 140, 136],
  shapes: [
    ['frame', 'M10 0v-110M34 0v-110M10-40l24-30M34-40 10-70M-8-110h130M22-110v-22l84 22'],
    ['ink', 'M97-108h2v30h-2z'],
    ['white', 'M84-78h30v16H84z'],
  ],
};

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

export const plane: DrawingParts = {
  box: [-14, -56, 132, 120],
  shapes: [
    ['white', 'M0 0c26-10 70-26 104-34 18-4 22 8 8 14L24 16z'],
    ['petrol', 'M58-18 24-52l12-4 46 28zM40 6l10 34 10-4 4-38z'],
    ['burnt', 'M8-3-12-26l10-3L22-8z'],
    ['ink', 'm97-28 10-3v4l-9 3z'],
  ],
};

export const customs: DrawingParts = {
  box: [-6, -72, 130, 72],
  shapes: [
    ['white', 'M0-62h40V0H0z'],
    ['petrol', 'M-5-70h50v10H-5z'],
    ['teal', 'M7-50h26v20H7z'],
    ['amber', 'M15-30a5 5 0 0 1 1-5 5 5 0 1 1 8 0 5 5 0 0 1 1 5z'],
    ['ink', 'M49-40h6V0h-6z'],
    ['barrier', 'M50-34 122-58'],
    ['stripes', 'M50-34 122-58'],
  ],
};

export const rider: DrawingParts = {
  box: [2, -98, 102, 98],
  shapes: [
    ['fork', 'M22-14 38-34h32l10-18 8 38M72-54h12'],
    ['burnt', 'M30-22c0-12 8-18 18-18h24l8 18z'],
    ['white', 'M4-76h34v34H4z'],
    ['amber', 'M4-62h34v5H4z'],
    ['petrol', 'M46-38c-2-22 2-34 12-36 10 0 12 10 8 36zM57-69l5-6 17 20-6 5z'],
    ['leg', 'M52-38h16l-4 22'],
    ['white', 'M50-86a11 11 0 1 0 22 0a11 11 0 1 0-22 0'],
    ['ink', 'M61-90h12a11 11 0 0 1-1.5 8H61zM6-14a14 14 0 1 1 28 0a14 14 0 1 1-28 0M74-14a14 14 0 1 1 28 0a14 14 0 1 1-28 0'],
    ['white', 'M14.7-14a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0M82.7-14a5.3 5.3 0 1 1 10.6 0a5.3 5.3 0 1 1-10.6 0'],
  ],
};

export const palm: DrawingParts = {
  box: [-32, -78, 76, 78],
  shapes: [
    ['trunk', 'M0 0c-2-30 0-46 6-62'],
    ['petrol', 'M6-62c-18-14-30-6-34 6 12-8 22-8 34-6zM6-62c-8-20-24-20-32-12 14-2 22 4 32 12zM6-62c16-16 30-10 34 2-12-6-22-6-34-2zM6-62c6-20 20-22 30-14-14 0-22 6-30 14z'],
  ],
};

export const house: DrawingParts = {
  box: [-6, -66, 74, 66],
  shapes: [
    ['white', 'M0-48h62V0H0z'],
    ['burnt', 'M-6-48 8-66h46l14 18z'],
    ['petrol', 'M36-30h16V0H36z'],
    ['teal', 'M10-34h16v14H10z'],
    ['amber', 'M46.2-14a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0'],
  ],
};

export const parcel: DrawingParts = {
  box: [-40, -86, 80, 86],
  shapes: [
    ['sun', 'M-40-68 0-86l40 18v48L0-2l-40-18z'],
    ['shade', 'M0-50V0l40-20v-48z'],
    ['amber', 'm-40-68 40 18 40-18-40-18z'],
    ['white', 'm-22-76 40 18v16l8-4v-15l-40-18zM8-22l12-6v9L8-13z'],
  ],
};
