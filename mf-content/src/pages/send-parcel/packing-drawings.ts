/** Packing in four pictures, in the manner of the things of the lane (VISUAL §7): ground at y = 0, from back to front. */
import type { DrawingParts } from '@amberlane/ui';

/** An open carton, cut open at the side: what is inside has air all around. */
const OPEN_CARTON = [
  ['sun', 'M-44-62h88V0h-88z'],
  ['white', 'M-37-62h74v55h-74z'],
  ['shade', 'm-44-62-15-15 5-5 17 20zm88 0 15-15-5-5-17 20z'],
] as const satisfies DrawingParts['shapes'];
const JUG = ['petrol', 'M-13-13h26l5-20-9-11v-8H-9v8l-9 11z'] as const;
const JUG_LIGHT = ['teal', 'M2-13h11l5-20-9-11v-8H2z'] as const;

const box: DrawingParts = { box: [-60, -84, 120, 84], shapes: [...OPEN_CARTON, JUG, JUG_LIGHT] };

const ball = (x: number, y: number): string => `M${x} ${y}a6.5 6.5 0 1 1 .1 0z`;
const PADDING = [[-30, -7], [-16, -6], [-2, -6], [12, -6], [27, -7], [-30, -20], [29, -20], [-29, -33], [29, -33], [-27, -46], [28, -46], [-17, -52], [18, -52], [0, -54]] as const;

const fill: DrawingParts = {
  box: box.box,
  shapes: [...OPEN_CARTON, ['amber', PADDING.map(([x, y]) => ball(x, y)).join('')], JUG, JUG_LIGHT],
};

/** A closed carton, seen from a corner. */
const CLOSED_CARTON = [
  ['sun', 'M-40-68 0-86l40 18v48L0-2l-40-18z'],
  ['shade', 'M0-50V0l40-20v-48z'],
  ['amber', 'm-40-68 40 18 40-18-40-18z'],
] as const satisfies DrawingParts['shapes'];

const close: DrawingParts = {
  box: [-40, -86, 80, 86],
  shapes: [
    ...CLOSED_CARTON,
    ['white', 'm-22.4-60.1 4.8 2.2 40-18-4.8-2.2zM-40-68 0-50l4.8-2.2-40-18zm35.2-15.8 40 18L40-68 0-86zM-22.4-60.1l4.8 2.2v16l-4.8-2.2z'],
  ],
};

const stick: DrawingParts = {
  box: [-40, -86, 80, 86],
  shapes: [
    ...CLOSED_CARTON,
    ['white', 'm-34-56.3 28 12.6v28.5l-28-12.6z'],
    ['ink', 'm-30-49.5 16 7.2v3.2l-16-7.2zm0 7 10 4.5v3.2l-10-4.5zm0 8 2 .9v8l-2-.9zm4 1.8 1 .5v8l-1-.5zm3 1.4 3 1.3v8l-3-1.3zm5 2.2 1 .5v8l-1-.5zm3 1.4 2 .9v8l-2-.9z'],
  ],
};

/** By the section of the text that they show. */
export const PACKING: Readonly<Record<string, DrawingParts>> = { box, fill, close, stick };
