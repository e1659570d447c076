/** A parcel drawn to scale with its three sizes: seen from a corner, always in the same frame. Pure. */
import type { DrawingParts } from '@amberlane/ui';
import type { Side } from './weight-advice.ts';

/** Whole centimetres. */
export type SidesInCm = readonly [length: number, width: number, height: number];

export interface ParcelDrawing extends DrawingParts {
  /** Lines along the measured edges with a tick at each end. */
  readonly measures: string;
  readonly labels: readonly { readonly side: Side; readonly at: Point; readonly anchor: 'start' | 'end' }[];
}

type Point = readonly [x: number, y: number];

export const FRAME = { width: 380, height: 256 } as const;
const MARGIN = { top: 6, bottom: 42 } as const;
const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);
/** From an edge to its measure, and from there to the figure. */
const OFF = 13;
const LABEL = 14;
const TICK = 5;
/** Room for a figure with its unit. */
const FIGURE = 56;
/** Share of the width that the tape covers. */
const TAPE = 0.18;

export function parcelDrawing([length, width, height]: SidesInCm): ParcelDrawing {
  const high = (length + width) * SIN + height;
  // At the start stands the longer of the parcel and the figure of its width, which begins at the middle of that side.
  const end = OFF + LABEL + FIGURE;
  const start = (OFF + LABEL) * SIN + FIGURE;
  const unit = Math.min(
    (FRAME.width - end - OFF) / ((length + width) * COS),
    (FRAME.width - end - start) / ((length + width / 2) * COS),
    (FRAME.height - MARGIN.top - MARGIN.bottom) / high,
  );
  const [before, after] = [Math.max(width * COS * unit + OFF, (width / 2) * COS * unit + start), length * COS * unit + end];
  const corner: Point = [(FRAME.width + before - after) / 2, (FRAME.height - MARGIN.bottom + MARGIN.top + high * unit) / 2];
  const at = (along: number, across: number, up: number): Point => [corner[0] + (along - across) * COS * unit, corner[1] - ((along + across) * SIN + up) * unit];
  const [tapeStart, tapeEnd] = [width * (0.5 - TAPE / 2), width * (0.5 + TAPE / 2)];
  const edges = [
    { side: 'length', from: at(0, 0, 0), to: at(length, 0, 0), away: [SIN, COS], anchor: 'start' },
    { side: 'width', from: at(0, 0, 0), to: at(0, width, 0), away: [-SIN, COS], anchor: 'end' },
    { side: 'height', from: at(length, 0, 0), to: at(length, 0, height), away: [1, 0], anchor: 'start' },
  ] as const;
  return {
    box: [0, 0, FRAME.width, FRAME.height],
    shapes: [
      ['shade', face(at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height))],
      ['sun', face(at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height))],
      ['amber', face(at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height))],
      ['white', face(at(0, tapeStart, height), at(length, tapeStart, height), at(length, tapeEnd, height), at(0, tapeEnd, height))],
    ],
    measures: edges.map(measureOf).join(''),
    labels: edges.map(({ side, from, to, away, anchor }) => ({ side, anchor, at: moved(middle(from, to), away, OFF + LABEL) })),
  };
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
  /** Of length 1, out of the parcel. */
  readonly away: Point;
}

function measureOf({ from, to, away }: Edge): string {
  const ends = [moved(from, away, OFF), moved(to, away, OFF)] as const;
  const tick = (end: Point): string => `M${written(moved(end, away, -TICK))}L${written(moved(end, away, TICK))}`;
  return `M${written(ends[0])}L${written(ends[1])}${tick(ends[0])}${tick(ends[1])}`;
}

const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const face = (...corners: readonly Point[]): string => `M${corners.map(written).join('L')}z`;
const written = (point: Point): string => point.map((value) => Math.round(value * 10) / 10).join(' ');
