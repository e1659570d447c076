import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DESK, DESK_NAMED, PHONE, pricePlot, ticksUpTo } from './price-plot.ts';
import { priceOf } from '@amberlane/contract/domain';
import { anyWay, SMALL_PARCEL, SPECIAL_LINE } from '../../../testing/sample-rates.ts';

const frame = fc.constantFrom(DESK, DESK_NAMED, PHONE);
const pointsOf = (path: string): (readonly [number, number])[] => [...path.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('the plot of prices', () => {
  it('holds its lines and the reader’s point, whatever the tariff', () => {
    fc.assert(
      fc.property(anyWay, anyWay, fc.integer({ min: 1, max: 200_000 }), frame, (own, other, grams, size) => {
        const exactGrams = Math.min(grams, own.limitGrams);
        const plot = pricePlot([own, other], exactGrams, size);
        const points = [...pointsOf(plot.line(own)), ...pointsOf(plot.line(other)), [plot.x(exactGrams), plot.y(priceOf(own, exactGrams))] as const];
        const outside = points.filter(([x, y]) => x < size.left - 0.1 || x > size.width - size.right + 0.1 || y < size.top - 0.1 || y > size.height - size.bottom + 0.1);
        expect(outside).toEqual([]);
      }),
    );
  });

  it('keeps the figures of the axis apart', () => {
    fc.assert(
      fc.property(anyWay, fc.integer({ min: 1, max: 30_000 }), frame, (own, exactGrams, size) => {
        const { x, weightTicks } = pricePlot([own], exactGrams, size);
        for (const [index, grams] of weightTicks.slice(1).entries()) expect(x(grams) - x(weightTicks[index] ?? 0)).toBeGreaterThanOrEqual(size.tickGap);
      }),
    );
  });

  it('has the parcel about the middle, and ends at the limit of its service', () => {
    expect(pricePlot([SMALL_PARCEL], 2_000, DESK).weightTicks).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(pricePlot([SMALL_PARCEL], 3_000, DESK).weightTicks).toEqual([1_000, 5_000, 10_000]);
    expect(pricePlot([SMALL_PARCEL], 20_000, DESK).weightTicks).toEqual([1_000, 5_000, 10_000, 30_000]);
    expect(pricePlot([SPECIAL_LINE], 8_000, DESK).weightTicks.at(-1)).toBe(20_000);
    expect(pricePlot([SPECIAL_LINE], 50_000, DESK).weightTicks.at(-1)).toBe(100_000);
    expect(pricePlot([SPECIAL_LINE], 190_000, DESK).weightTicks.at(-1)).toBe(200_000);
  });

  it('goes on after the weight that its sentence names, as far as its service does', () => {
    expect(pricePlot([SPECIAL_LINE], 2_000, DESK, 5_000).weightTicks.at(-1)).toBe(10_000);
    expect(pricePlot([SPECIAL_LINE], 2_000, DESK, 4_000).weightTicks.at(-1)).toBe(5_000);
    expect(pricePlot([SMALL_PARCEL], 2_000, DESK, 30_000).weightTicks.at(-1)).toBe(30_000);
  });

  it('has five lines at most, in round figures', () => {
    expect(ticksUpTo(174_000)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (highest) => {
        const ticks = ticksUpTo(highest);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      }),
    );
  });
});
