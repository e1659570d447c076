/** The part of the world that a journey needs, in the units of its drawing. Pure. */
import type { Position } from '@amberlane/contract/domain/distance';
import { ROW_STEP, type LandRow } from '../map/land-rows.ts';

export const FRAME = { width: 480, height: 244 } as const;
export type Point = readonly [x: number, y: number];

/** Kept free for names. */
const MARGIN = { side: 72, top: 52, bottom: 40 } as const;
/** A degree of longitude is this much of one of latitude: that of the middle of the lane. */
const NARROW = 0.87;
/** Units for a degree at most: a journey within a country shows the country, not the town. */
const CLOSEST = 20;
/** Of the land that there is, degrees. */
const WORLD = { west: -32, east: 152, south: -42, north: 62 } as const;
/** Units between two lines of land at least. */
const LINE_GAP = 7;

export interface JourneyFrame {
  /** Units for a degree of latitude. */
  readonly scale: number;
  readonly at: (position: Position) => Point;
}

export function journeyFrame(positions: readonly Position[]): JourneyFrame {
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const scale = Math.min(
    CLOSEST,
    (FRAME.width - 2 * MARGIN.side) / Math.max((east - west) * NARROW, 1),
    (FRAME.height - MARGIN.top - MARGIN.bottom) / Math.max(north - south, 1),
  );
  const middle = { x: FRAME.width / 2, y: (FRAME.height + MARGIN.top - MARGIN.bottom) / 2 };
  // Not beyond the land that there is, where the journey allows it.
  const lng = within((west + east) / 2, WORLD.west + middle.x / scale / NARROW, WORLD.east - middle.x / scale / NARROW);
  const lat = within((south + north) / 2, WORLD.south + (FRAME.height - middle.y) / scale, WORLD.north - middle.y / scale);
  return { scale, at: (position) => [middle.x + (position.lng - lng) * NARROW * scale, middle.y - (position.lat - lat) * scale] };
}

const within = (value: number, least: number, most: number): number => (least > most ? value : Math.min(Math.max(value, least), most));

/** Land as one path of horizontal lines, and how thick they are. */
export function landPath(rows: readonly LandRow[], { at, scale }: JourneyFrame): { readonly d: string; readonly width: number } {
  const stride = Math.max(1, Math.ceil(LINE_GAP / (scale * ROW_STEP)));
  const shown = rows.filter((_, index) => index % stride === 0);
  const d = shown.flatMap(({ lat, runs }) => runs.flatMap(([west, east]) => lineOf(at({ lat, lng: west }), at({ lat, lng: east })))).join('');
  return { d, width: Math.round(stride * ROW_STEP * scale * 4) / 10 };
}

function lineOf([west, y]: Point, [east]: Point): string[] {
  const [from, to] = [Math.max(west, 0), Math.min(east, FRAME.width)];
  return y < 0 || y > FRAME.height || to <= from ? [] : [`M${round(from)} ${round(y)}H${round(to)}`];
}

/** From stop to stop in a bow towards the north, so that there and back are told apart from a border. Stays in the frame. */
export function legPath([fromX, fromY]: Point, [toX, toY]: Point): string {
  const lift = 0.24 * Math.abs(toX - fromX) + 0.1 * Math.abs(toY - fromY);
  const bend: Point = [(fromX + toX) / 2, Math.max((fromY + toY) / 2 - lift, 4)];
  return `M${round(fromX)} ${round(fromY)}Q${bend.map(round).join(' ')} ${round(toX)} ${round(toY)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
