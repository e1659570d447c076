import { describe, expect, it } from '@jest/globals';
import { palletDrawing } from './pallet.ts';

const faces = (path: string): number => path.split('M').length - 1;

describe('pallet drawing', () => {
  it('shows five layers of four for twenty pieces', () => {
    const { top, left, right, box } = palletDrawing(20);
    expect([faces(top), faces(left), faces(right)]).toEqual([4, 10, 10]);
    expect(box[3]).toBe(212);
  });

  it('grows with the pieces that a waybill takes', () => {
    expect(palletDrawing(24).box[3]).toBeGreaterThan(palletDrawing(20).box[3]);
  });
});
