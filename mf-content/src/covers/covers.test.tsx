import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { drawings, Tile } from '@amberlane/ui';
import { COVERS, coverOf } from './covers.ts';

afterEach(cleanup);

/** Names that the articles of the installation use. */
const TEXTS = path.join(__dirname, '../../../api/src/articles/texts');
const used = readdirSync(TEXTS).flatMap((file) => [...readFileSync(path.join(TEXTS, file), 'utf8').matchAll(/cover: '([^']+)'/g)].map(([, name = '']) => name));

describe('covers', () => {
  it('are there for every article, and none is there for no article', () => {
    expect(Object.keys(COVERS).sort()).toEqual([...new Set(used)].sort());
  });

  it('stand in with a parcel for a name that nobody drew', () => {
    expect(coverOf('unheard-of')).toBe(drawings.parcel);
    expect(coverOf('constructor')).toBe(drawings.parcel);
  });

  it.each(Object.entries(COVERS))('%s stays under the 2.5 KB of a tile, on the ground and inside of its box (VISUAL §7)', (_name, cover) => {
    const { container } = render(<Tile of={cover} />);
    expect(container.innerHTML.length).toBeLessThan(2500);
    expect(cover.box[1] + cover.box[3]).toBeGreaterThanOrEqual(0);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(2);
  });
});
