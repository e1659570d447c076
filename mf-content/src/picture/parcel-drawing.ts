/** A parcel drawn to scale from its three sides: seen from a corner, the long side to the reader's end. */
import type { DrawingParts } from '@amberlane/ui';

/** Sides in centimetres, as a sender measures them. */
export interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Units of the drawing for a centimetre. */
const UNIT = 2;
const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

/** Standing on y = 0 with its nearest corner at x = 0. */
export function parcelDrawing({ length, width, height }: Sides): DrawingParts {
  const at = (along: number, across: number, up: number): string => {
    const x = (along - across) * COS * UNIT;
    const y = -(along + across) * SIN * UNIT - up * UNIT;
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  };
  const face = (...corners: readonly string[]): string => `M${corners.join('L')}z`;
  const tape = 0.12;
  const [start, end] = [width * (0.5 - tape), width * (0.5 + tape)];
  return {
    box: [-width * COS * UNIT, -(length + width) * SIN * UNIT - height * UNIT, (length + width) * COS * UNIT, (length + width) * SIN * UNIT + height * UNIT],
    shapes: [
      ['shade', face(at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height))],
      ['sun', face(at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height))],
      ['amber', face(at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height))],
      ['sun', face(at(0, start, height), at(length, start, height), at(length, end, height), at(0, end, height))],
    ],
  };
}
