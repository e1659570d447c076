/** Where the chart of prices draws what: scales, lines, ticks. Pure; weights in grams, prices in fen. */
import { priceOf, type PricedWay } from '@amberlane/contract/domain';
import { stretchesOf } from './price-stretches.ts';

/** A frame with room for the axes inside; lengths in units of the drawing. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Between two figures of the axis of weights. */
  readonly tickGap: number;
}

export const DESK: PlotFrame = { width: 680, height: 320, left: 56, right: 12, top: 38, bottom: 62, tickGap: 44 };
/** With room for the name of each line after its end. */
export const DESK_NAMED: PlotFrame = { ...DESK, right: 208 };
export const PHONE: PlotFrame = { width: 340, height: 320, left: 50, right: 10, top: 38, bottom: 62, tickGap: 34 };

export interface PricePlot {
  readonly x: (grams: number) => number;
  readonly y: (fen: number) => number;
  readonly weightTicks: readonly number[];
  readonly priceTicks: readonly number[];
  readonly line: (way: PricedWay) => string;
}

/** Right ends of the axis of weights. */
const ENDS = [5_000, 10_000, 20_000, 30_000, 60_000, 100_000, 200_000] as const;
const KILOGRAMS = [2_000, 3_000, 4_000, ENDS[0]];
const MOST_LINES = 5;

/** So far that the parcel has as much heavier as lighter beside it, and that the lines go on after `toldGrams`, where there is anything heavier. */
const endFor = (exactGrams: number, toldGrams: number, limitGrams: number): number => ENDS.find((end) => end >= exactGrams * 2 && end > toldGrams && end <= limitGrams) ?? limitGrams;

/** `toldGrams`: a weight that the sentence above the chart names, or 0. */
export function pricePlot(ways: readonly [PricedWay, ...PricedWay[]], exactGrams: number, frame: PlotFrame, toldGrams = 0): PricePlot {
  const [own] = ways;
  const end = endFor(exactGrams, toldGrams, own.limitGrams);
  const priceTicks = ticksUpTo(Math.max(...ways.map((way) => priceOf(way, Math.min(end, way.limitGrams)))));
  const highest = priceTicks.at(-1) ?? 1;
  const x = (grams: number): number => frame.left + (Math.min(grams, end) / end) * (frame.width - frame.left - frame.right);
  const y = (fen: number): number => frame.height - frame.bottom - (fen / highest) * (frame.height - frame.top - frame.bottom);
  // So short an axis has room for each kilogram.
  const ends = end === ENDS[0] ? KILOGRAMS : stretchesOf(own).filter(({ fromGrams }) => fromGrams < end).map(({ toGrams }) => Math.min(toGrams, end));
  return {
    x,
    y,
    priceTicks,
    weightTicks: apart([own.weighing.minimumGrams, ...ends], x, frame.tickGap),
    line: (way) => lineOf(way, end, x, y),
  };
}

/** Straight between the ends of the stretches: the steps in between are too fine to be seen. */
function lineOf(way: PricedWay, end: number, x: (grams: number) => number, y: (fen: number) => number): string {
  const heaviest = Math.min(end, way.limitGrams);
  const corners = [way.weighing.minimumGrams, ...stretchesOf(way).map(({ toGrams }) => toGrams).filter((grams) => grams < heaviest), heaviest];
  return `M${corners.map((grams) => `${round(x(grams))} ${round(y(priceOf(way, grams)))}`).join('L')}`;
}

/** Round figures from zero to the first that is not below the highest price; five at most. */
export function ticksUpTo(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / (MOST_LINES - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** The last one stands; of the others those that keep their distance to it and to one another. */
function apart(values: readonly number[], x: (value: number) => number, gap: number): readonly number[] {
  const last = values.at(-1) ?? 0;
  return values.reduce<readonly number[]>((kept, value) => {
    const before = kept.at(-1);
    const farEnough = (before === undefined || x(value) - x(before) >= gap) && (value === last || x(last) - x(value) >= gap);
    return farEnough ? [...kept, value] : kept;
  }, []);
}

const round = (value: number): number => Math.round(value * 10) / 10;
