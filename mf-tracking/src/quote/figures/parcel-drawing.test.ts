import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FRAME, parcelDrawing, type SidesInCm } from './parcel-drawing.ts';

const side = fc.integer({ min: 1, max: 1_000 });
const sides: fc.Arbitrary<SidesInCm> = fc.tuple(side, side, side);

const pointsOf = (path: string): (readonly [number, number])[] => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const inFrame = ([x, y]: readonly [number, number]): boolean => x >= 0 && x <= FRAME.width && y >= 0 && y <= FRAME.height;
const lengthOf = ([ax, ay]: readonly [number, number] = [0, 0], [bx, by]: readonly [number, number] = [0, 0]): number => Math.hypot(bx - ax, by - ay);

describe('the drawing of a parcel', () => {
  it('lies in its frame with all measures, whatever the sides', () => {
    fc.assert(
      fc.property(sides, (given) => {
        const { shapes, measures, labels } = parcelDrawing(given);
        const points = [...shapes.flatMap(([, path]) => pointsOf(path)), ...pointsOf(measures), ...labels.map(({ at }) => at)];
        expect(points.filter((point) => !inFrame(point))).toEqual([]);
      }),
    );
  });

  it('is to scale: each measure is as long as its side asks for', () => {
    fc.assert(
      fc.property(fc.tuple(fc.integer({ min: 20, max: 99 }), fc.integer({ min: 20, max: 99 }), fc.integer({ min: 20, max: 99 })), ([length, width, height]) => {
        const points = pointsOf(parcelDrawing([length, width, height]).measures);
        // Six points a side: the line, then a tick at each end.
        const [along, across, up] = [0, 6, 12].map((first) => lengthOf(points[first], points[first + 1]));
        const unit = (along ?? 0) / length;
        expect(Math.abs((across ?? 0) - width * unit)).toBeLessThan(0.8);
        expect(Math.abs((up ?? 0) - height * unit)).toBeLessThan(0.8);
      }),
    );
  });

  it('leaves room for a figure beside each side', () => {
    fc.assert(
      fc.property(sides, (given) => {
        for (const { at, anchor } of parcelDrawing(given).labels) expect(anchor === 'end' ? at[0] : FRAME.width - at[0]).toBeGreaterThanOrEqual(48);
      }),
    );
  });
});
