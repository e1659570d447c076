/** Cartons on a pallet, two by two in layers, seen from a corner: geometry of a drawing. */

interface PalletDrawing {
  /** View box. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** A path for each face of each carton that is seen: top, left, right. */
  readonly top: string;
  readonly left: string;
  readonly right: string;
  /** The wood below, its left and its right side. */
  readonly wood: readonly [left: string, right: string];
}

const SIDE = 40;
const HEIGHT = 24;
const PER_LAYER = 4;
const ROW = 2;
/** Height of the wood, in layers. */
const WOOD = 0.5;
const COS = Math.cos(Math.PI / 6);
const SIN = Math.sin(Math.PI / 6);

type Corner = readonly [along: number, across: number, up: number];

const at = ([along, across, up]: Corner): string => {
  const x = (along - across) * SIDE * COS;
  const y = -(along + across) * SIDE * SIN - up * HEIGHT;
  return `${Math.round(x)} ${Math.round(y)}`;
};
const face = (...corners: readonly Corner[]): string => `M${corners.map(at).join('L')}z`;

/** Places of a row, from 0. */
const places = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** As many cartons as a waybill takes pieces; the last layer is drawn full. */
export function palletDrawing(pieces: number): PalletDrawing {
  const layers = Math.ceil(pieces / PER_LAYER);
  const width = ROW * SIDE * COS;
  const height = ROW * SIDE + (layers + WOOD) * HEIGHT;
  return {
    box: [-width, -height + WOOD * HEIGHT, 2 * width, height],
    wood: [face([0, 0, -WOOD], [0, ROW, -WOOD], [0, ROW, 0], [0, 0, 0]), face([0, 0, -WOOD], [ROW, 0, -WOOD], [ROW, 0, 0], [0, 0, 0])],
    right: places(layers).flatMap((up) => places(ROW).map((along) => face([along, 0, up], [along + 1, 0, up], [along + 1, 0, up + 1], [along, 0, up + 1]))).join(''),
    left: places(layers).flatMap((up) => places(ROW).map((across) => face([0, across, up], [0, across + 1, up], [0, across + 1, up + 1], [0, across, up + 1]))).join(''),
    top: places(ROW).flatMap((along) => places(ROW).map((across) => face([along, across, layers], [along + 1, across, layers], [along + 1, across + 1, layers], [along, across + 1, layers]))).join(''),
  };
}
