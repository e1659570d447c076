import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import * as drawings from './drawings.ts';
import { Tile } from './tile.tsx';

afterEach(cleanup);

/** Where the corners of a thing's box come to lie in the tile. */
function placeOf(container: HTMLElement, [x, y, width, height]: readonly [number, number, number, number]) {
  const transform = container.querySelector('g')?.getAttribute('transform') ?? '';
  const [dx = NaN, dy = NaN, scale = NaN] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { start: dx + x * scale, end: dx + (x + width) * scale, top: dy + y * scale, foot: dy + (y + height) * scale };
}

describe('tile', () => {
  it.each(Object.entries(drawings))('%s stands on the ground, inside of the tile and beside the stop', (_name, drawing) => {
    const { container } = render(<Tile of={drawing} />);
    const { start, end, top, foot } = placeOf(container, drawing.box);
    expect(Math.abs(foot - 132)).toBeLessThan(1);
    expect(top).toBeGreaterThan(15);
    expect(start).toBeGreaterThan(8);
    expect(end).toBeLessThan(168);
  });

  it.each(Object.entries(drawings))('%s stays under the 2.5 KB of a tile (VISUAL §7)', (_name, drawing) => {
    const { container } = render(<Tile of={drawing} />);
    expect(container.innerHTML.length).toBeLessThan(2500);
  });
});
