/** The saw-tooth of stock that is sold evenly and ordered in time, as a path. */
export interface StockPlan {
  readonly perDay: number;
  /** Pieces left when new stock is ordered; it arrives when they are sold. */
  readonly reorderAt: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface StockLine {
  readonly line: string;
  readonly orders: readonly Point[];
  readonly arrivals: readonly Point[];
}

/** A delivery holds this many times the pieces of the reorder point. */
const DELIVERY = 2.2;
const DELIVERIES = 2;

/** Zero lies on the lower edge of the box, a full shelf on the upper one. */
export function stockLine({ perDay, reorderAt }: StockPlan, box: { readonly width: number; readonly height: number }): StockLine {
  const full = reorderAt * DELIVERY;
  const days = full / perDay;
  const xOf = (day: number): number => rounded((day / (days * DELIVERIES)) * box.width);
  const yOf = (pieces: number): number => rounded(box.height - (pieces / full) * box.height);
  const starts = Array.from({ length: DELIVERIES }, (_, index) => index * days);
  return {
    line: starts.map((start, index) => `${index === 0 ? 'M' : 'L'}${xOf(start)} ${yOf(full)}L${xOf(start + days)} ${yOf(0)}`).join(''),
    orders: starts.map((start) => ({ x: xOf(start + (full - reorderAt) / perDay), y: yOf(reorderAt) })),
    arrivals: starts.slice(1).map((start) => ({ x: xOf(start), y: yOf(full) })),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
