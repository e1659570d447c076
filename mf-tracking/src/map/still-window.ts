/** The part of the world that a still map shows, and where a position lies in its drawing. Pure. */
import type { Position } from '@amberlane/contract/domain/distance';

/** Units of the drawing, which is a square. */
export const STILL_SIZE = 600;
/** A mark and its name. */
const MARGIN = 56;
/** Land beside the square and above and below it, where its frame is not square. */
export const STILL_BLEED = 180;
/** Units for a degree at most: a town is seen with its surroundings. */
const CLOSEST = 240;

/** Plain figures, so that a window is a question too. */
export interface MapWindow {
  readonly lat: number;
  readonly lng: number;
  /** Units for a degree of latitude. */
  readonly scale: number;
  /** A degree of longitude as a part of one of latitude. */
  readonly narrow: number;
}

/** A window with all positions; null when there are none. */
export function windowOf(positions: readonly Position[]): MapWindow | null {
  if (positions.length === 0) return null;
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const lat = (south + north) / 2;
  const narrow = Math.cos((lat * Math.PI) / 180);
  const room = STILL_SIZE - 2 * MARGIN;
  const scale = Math.min(CLOSEST, room / Math.max(north - south, 0.01), room / Math.max((east - west) * narrow, 0.01));
  return { lat: rounded(lat), lng: rounded((west + east) / 2), scale: rounded(scale), narrow: rounded(narrow) };
}

/** In the units of the drawing. */
export const placeIn = ({ lat, lng, scale, narrow }: MapWindow, at: Position): { readonly x: number; readonly y: number } => ({
  x: Math.round(STILL_SIZE / 2 + (at.lng - lng) * narrow * scale),
  y: Math.round(STILL_SIZE / 2 - (at.lat - lat) * scale),
});

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

export interface StillMark {
  readonly x: number;
  readonly y: number;
  /** Which of the positions it stands for. */
  readonly of: readonly number[];
}

/** Marks would cover each other nearer than that. */
const APART = 40;

/** A mark for each position; those that would cover each other are one mark with their number. */
export function stillMarks(positions: readonly Position[], window: MapWindow): StillMark[] {
  const marks: StillMark[] = [];
  for (const [index, position] of positions.entries()) {
    const { x, y } = placeIn(window, position);
    const near = marks.findIndex((mark) => Math.hypot(mark.x - x, mark.y - y) < APART);
    const mark = marks[near];
    if (mark) marks[near] = { ...mark, of: [...mark.of, index] };
    else marks.push({ x, y, of: [index] });
  }
  return marks;
}
