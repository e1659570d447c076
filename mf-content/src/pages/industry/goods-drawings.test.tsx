import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Tile } from '@amberlane/ui';
import { GOODS_DRAWINGS } from './goods-drawings.ts';

afterEach(cleanup);

describe('drawings of goods', () => {
  it.each(Object.entries(GOODS_DRAWINGS))('%s stays under the 2.5 KB of a tile, and says nothing', (_name, drawing) => {
    const { container } = render(<Tile of={drawing} />);
    expect(container.innerHTML.length).toBeLessThan(2500);
    expect(container).toHaveTextContent('');
  });

  it.each(Object.entries(GOODS_DRAWINGS))('%s stands on its ground', (_name, { box: [, top, , height] }) => {
    expect(top + height).toBe(0);
  });
});
