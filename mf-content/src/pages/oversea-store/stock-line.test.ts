import { describe, expect, it } from '@jest/globals';
import { stockLine } from './stock-line.ts';

const BOX = { width: 400, height: 110 };

describe('stock over time', () => {
  it('falls to nothing, jumps to full and falls again', () => {
    expect(stockLine({ perDay: 5, reorderAt: 50 }, BOX).line).toBe('M0 0L200 110L200 0L400 110');
  });

  it('is ordered while the reorder point is left, and arrives on the day of the jump', () => {
    const { orders, arrivals } = stockLine({ perDay: 5, reorderAt: 50 }, BOX);
    expect(orders).toEqual([{ x: 109.1, y: 60 }, { x: 309.1, y: 60 }]);
    expect(arrivals).toEqual([{ x: 200, y: 0 }]);
  });
});
