import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { ARTICLE_COVERS } from '@amberlane/contract/calls/articles';
import { drawings, Tile } from '@amberlane/ui';
import { scenes } from '@amberlane/ui/pictures';
import { COVER_SCENES, sceneOf } from './cover-scenes.ts';
import { COVERS, coverOf } from './covers.ts';

afterEach(cleanup);

describe('covers', () => {
  it('are those that the contract names', () => {
    expect(Object.keys(COVERS).sort()).toEqual([...ARTICLE_COVERS].sort());
  });

  it('have a scene each, and packing for a name that nobody drew', () => {
    expect(Object.keys(COVER_SCENES).sort()).toEqual([...ARTICLE_COVERS].sort());
    expect([sceneOf('plane'), sceneOf('unheard-of'), sceneOf('constructor')]).toEqual([scenes.plane, scenes.pack, scenes.pack]);
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
